import type { TextTable } from '../../contract/text.ts';

export const text = {
  title: { cn: '行业解决方案', en: 'Industry solutions' },
  industries: { cn: '行业', en: 'Industries' },
} as const satisfies TextTable;
