import type { TextTable } from '../../contract/text.ts';

export const text = {
  title: { cn: '演讲嘉宾', en: 'Speakers' },
} as const satisfies TextTable;
