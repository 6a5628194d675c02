import type { TextTable } from '../../contract/text.ts';

export const text = {
  title: { cn: '相关案例', en: 'Related stories' },
  more: { cn: '全部案例', en: 'All stories' },
  manufacturing: { cn: '制造', en: 'Manufacturing' },
  retail: { cn: '零售', en: 'Retail' },
  energy: { cn: '能源', en: 'Energy' },
} as const satisfies TextTable;
