import type { TextTable } from '../../contract/text.ts';

export const text = {
  title: { cn: '活动议程', en: 'Agenda' },
} as const satisfies TextTable;
