import type { TextTable } from '../../contract/text.ts';

export const text = {
  title: { cn: '全部产品', en: 'All products' },
  anchors: { cn: '产品系列', en: 'Product families' },
  empty: {
    cn: '产品目录正在更新。您可以先告诉我们需求，顾问会为您推荐。',
    en: 'We are updating our product catalog. Tell us what you need and an adviser will recommend a fit.',
  },
  consult: { cn: '联系顾问', en: 'Talk to an adviser' },
} as const satisfies TextTable;
