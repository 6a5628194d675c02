import type { TextTable } from '../../contract/text.ts';

export const text = {
  title: { cn: '采购与供应商门户', en: 'Supplier portal' },
} as const satisfies TextTable;
