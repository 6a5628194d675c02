import type { TextTable } from '../../contract/text.ts';

/** What a media resource says wherever it is shown. */
export const mediaCardText = {
  length: { cn: '时长', en: 'Length' },
  gated: { cn: '登记后观看', en: 'Register to watch' },
} as const satisfies TextTable;
