import type { TextTable } from '../../contract/text.ts';

/** What the form says as a modal. */
export const modalText = {
  close: { cn: '关闭', en: 'Close' },
} as const satisfies TextTable;
