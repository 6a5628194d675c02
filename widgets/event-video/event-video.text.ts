import type { TextTable } from '../../contract/text.ts';

export const text = {
  watch: { cn: '观看短片', en: 'Watch the film' },
} as const satisfies TextTable;
