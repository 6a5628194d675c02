import type { TextTable } from '../../contract/text.ts';

export const text = {
  products: { cn: '全部产品', en: 'All products' },
} as const satisfies TextTable;
