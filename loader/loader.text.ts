import type { Word } from '../contract/text.ts';

/** What a button says that could not open anything, since not even what would say it better has come. */
export const unopened = {
  cn: '请重试',
  en: 'Please try again',
} as const satisfies Word;
