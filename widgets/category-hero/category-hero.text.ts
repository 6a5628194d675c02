import type { TextTable } from '../../contract/text.ts';

/** What the two buttons say where the content does not. */
export const text = {
  jump: { cn: '咨询产品', en: 'Talk to an adviser' },
  demonstration: { cn: '观看演示', en: 'Watch a demo' },
} as const satisfies TextTable;
