import type { TextTable } from '../../contract/text.ts';

/** The words that a page of this kind has of its own, under the same keys in each of them. */
export type RichPageText = Readonly<
  Record<'metrics' | 'source' | 'contents' | 'steps' | 'questions', TextTable[string]>
>;
