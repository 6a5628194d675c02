import type { TextTable } from '../../contract/text.ts';

export const text = {
  title: { cn: '内容提要', en: 'In this paper' },
  contents: { cn: '本页目录', en: 'On this page' },
} as const satisfies TextTable;
