import type { TextTable } from '../../contract/text.ts';

export const text = {
  title: { cn: '{count}步完成入驻', en: 'Join in {count} steps' },
} as const satisfies TextTable;
