import type { TextTable } from '../../contract/text.ts';

export const text = {
  updated: { cn: '更新于{date}', en: 'Updated {date}' },
  contents: { cn: '本页目录', en: 'On this page' },
} as const satisfies TextTable;
