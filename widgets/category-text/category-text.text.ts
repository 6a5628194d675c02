import type { TextTable } from '../../contract/text.ts';

export const text = {
  title: { cn: '系列介绍', en: 'About this product family' },
  contents: { cn: '本节目录', en: 'In this section' },
} as const satisfies TextTable;
