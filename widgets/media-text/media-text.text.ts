import type { TextTable } from '../../contract/text.ts';

export const text = {
  title: { cn: '内容介绍', en: 'What it is about' },
} as const satisfies TextTable;
