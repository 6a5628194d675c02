import type { TextTable } from '../../contract/text.ts';

export const text = {
  title: { cn: '活动介绍', en: 'About the event' },
} as const satisfies TextTable;
