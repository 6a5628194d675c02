/** What is said, in Chinese and in English. */
export interface Word {
  readonly cn: string;
  readonly en: string;
}

/** Words by their keys. Each `*.text.ts` holds itself against it, so that a missing word is told where it is missing. */
export type TextTable = Readonly<Record<string, Word>>;

/** A table whose own file tells what is missing from it. */
export type AnyTextTable = Readonly<Record<string, Partial<Word>>>;
