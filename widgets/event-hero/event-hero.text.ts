import type { TextTable } from '../../contract/text.ts';

export const text = {
  events: { cn: '全部活动', en: 'All events' },
  watch: { cn: '观看短片', en: 'Watch the film' },
} as const satisfies TextTable;
