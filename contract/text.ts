/** What is said, in Chinese and in English. */
export interface Word {
  readonly cn: string;
  readonly en: string;
}

/** Words by their keys. Each `*.text.ts` holds itself against it, so that a missing word is told where it is missing. */
export type TextTable = Readonly<Record<string, Word>>;

/** What is filled into words, by the names that stand there in braces. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Words with every `{name}` filled in that has a value; what has none stays as it is. */
export function fillIn(words: string, values: TextValues): string {
  return words.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Which of the two a site's mark reads: every mark but cn reads English. */
export const languageOf = (mark: string): keyof Word => (mark === 'cn' ? 'cn' : 'en');

/** Says a word in the language of a site's mark. */
export function say(word: Word, mark: string, values: TextValues = {}): string {
  return fillIn(word[languageOf(mark)], values);
}

/** A table whose own file tells what is missing from it. */
export type AnyTextTable = Readonly<Record<string, Partial<Word>>>;
