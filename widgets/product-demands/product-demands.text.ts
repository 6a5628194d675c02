import type { TextTable } from '../../contract/text.ts';

export const text = {
  kicker: { cn: '企业需求', en: 'Challenges' },
} as const satisfies TextTable;
