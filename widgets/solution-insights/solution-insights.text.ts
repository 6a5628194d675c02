import type { TextTable } from '../../contract/text.ts';

export const text = {
  title: { cn: '行业洞察', en: 'What the industry faces' },
} as const satisfies TextTable;
