import type { TextTable } from '../../contract/text.ts';

export const text = {
  title: { cn: '方案组成', en: 'What it is made of' },
} as const satisfies TextTable;
