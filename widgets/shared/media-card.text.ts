import type { TextTable } from '../../contract/text.ts';

/** What a media resource says wherever it is shown. */
export const mediaCardText = {
  length: { cn: '时长', en: 'Length' },
  gated: { cn: '登记后观看', en: 'Form needed' },
} as const satisfies TextTable;
