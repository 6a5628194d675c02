import type { TextTable } from '../../contract/text.ts';

export const text = {
  title: { cn: '业务价值', en: 'What it is worth' },
} as const satisfies TextTable;
