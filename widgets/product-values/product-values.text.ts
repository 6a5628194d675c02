import type { TextTable } from '../../contract/text.ts';

export const text = {
  title: { cn: '业务价值', en: 'Business value' },
} as const satisfies TextTable;
