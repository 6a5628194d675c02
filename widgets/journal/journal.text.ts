import type { TextTable } from '../../contract/text.ts';

export const text = {
  read: { cn: '阅读本期', en: 'Read the issue' },
  publications: { cn: '全部刊物', en: 'All publications' },
} as const satisfies TextTable;
