import type { TextTable } from '../../contract/text.ts';

export const text = {
  title: { cn: '内容提要', en: 'What is in it' },
  contents: { cn: '本页目录', en: 'On this page' },
} as const satisfies TextTable;
