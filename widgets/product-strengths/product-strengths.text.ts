import type { TextTable } from '../../contract/text.ts';

export const text = {
  title: { cn: '产品优势', en: 'What sets it apart' },
} as const satisfies TextTable;
