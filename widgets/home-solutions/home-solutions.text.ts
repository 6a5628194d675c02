import type { TextTable } from '../../contract/text.ts';

export const text = {
  title: { cn: '行业解决方案', en: 'Industry solutions' },
  more: { cn: '全部方案', en: 'All solutions' },
  industries: { cn: '行业', en: 'Industries' },
  customers: { cn: '{industry}客户', en: 'Customers in {industry}' },
} as const satisfies TextTable;
