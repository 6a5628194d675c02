import type { TextTable } from '../../contract/text.ts';

export const text = {
  title: { cn: '核心功能', en: 'What it does' },
} as const satisfies TextTable;
