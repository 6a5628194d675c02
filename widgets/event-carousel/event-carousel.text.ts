import type { TextTable } from '../../contract/text.ts';

export const text = {
  slides: { cn: '活动轮播', en: 'Events in turn' },
  title: { cn: '重点活动', en: 'Featured events' },
} as const satisfies TextTable;
