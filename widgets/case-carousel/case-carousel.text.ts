import type { TextTable } from '../../contract/text.ts';

export const text = {
  title: { cn: '客户案例', en: 'Customer stories' },
  more: { cn: '全部案例', en: 'All stories' },
  slides: { cn: '案例', en: 'Stories' },
} as const satisfies TextTable;
