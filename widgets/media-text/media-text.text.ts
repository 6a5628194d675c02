import type { TextTable } from '../../contract/text.ts';

export const text = {
  title: { cn: '内容介绍', en: 'About this video' },
} as const satisfies TextTable;
