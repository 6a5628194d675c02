import type { TextTable } from '../../contract/text.ts';

export const text = {
  next: { cn: '下一个案例', en: 'Next story' },
  more: { cn: '全部案例', en: 'All stories' },
} as const satisfies TextTable;
