import type { TextTable } from '../../contract/text.ts';

export const text = {
  consult: { cn: '预约顾问', en: 'Talk to an adviser' },
  top: { cn: '回到顶部', en: 'Back to top' },
} as const satisfies TextTable;
