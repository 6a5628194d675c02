import type { TextTable } from '../../contract/text.ts';

export const text = {
  title: { cn: '产品一览', en: 'Products in this family' },
  more: { cn: '了解产品', en: 'See the product' },
  newTab: { cn: '（在新标签页打开）', en: ' (opens in a new tab)' },
} as const satisfies TextTable;
