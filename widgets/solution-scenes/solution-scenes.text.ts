import type { TextTable } from '../../contract/text.ts';

export const text = {
  title: { cn: '核心场景', en: 'A day with it' },
} as const satisfies TextTable;
