import type { TextTable } from '../../contract/text.ts';

export const text = {
  title: { cn: '产品', en: 'Products' },
  more: { cn: '全部产品', en: 'All products' },
} as const satisfies TextTable;
