import type { TextTable } from '../../contract/text.ts';

export const text = {
  title: { cn: '核心场景', en: 'In daily use' },
} as const satisfies TextTable;
