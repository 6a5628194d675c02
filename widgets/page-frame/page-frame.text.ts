import type { TextTable } from '../../contract/text.ts';

export const text = {
  open: { cn: '单独打开', en: 'Open on its own' },
} as const satisfies TextTable;
