import type { Entry } from './entry.ts';
import type { FileFacts } from './media-files.ts';
import type { Source } from './source.ts';

/** What one entry may ask of the rest of the content while it is built. */
export interface Answers {
  /** What is known of a file below `files/`. */
  file(name: string): FileFacts | undefined;
  /** The file of an entry, by `<mark>/<type>/<slug>`. */
  source(place: string): Source | undefined;
  /** The finished entry of that place. */
  entry(place: string): Entry | undefined;
  /** A site's zone, by its mark. */
  zone(mark: string): string;
  siteId(mark: string): number;
}

interface Asked {
  what: keyof Answers;
  key: string;
  told: unknown;
}

/** The questions of one build, each once: thousands of entries ask for the same form, picture and zone. */
export type Questions = Record<keyof Answers, Map<string, Asked>>;

export function createQuestions(): Questions {
  return { file: new Map(), source: new Map(), entry: new Map(), zone: new Map(), siteId: new Map() };
}

interface Remembered {
  entry: Entry;
  asked: readonly Asked[];
}

/**
 * Entries without faults as they were built last time. One is good for as long as its source is the same and every
 * question that it asked would be answered in the same way: a change costs the entries it touches, not all.
 */
export type BuildMemory = WeakMap<Source, Remembered>;

/** Notes every question that an entry asks. */
export function noteAnswers(answers: Answers, questions: Questions): { noted: Answers; asked: Set<Asked> } {
  const asked = new Set<Asked>();
  const note = <Told>(what: keyof Answers, ask: (key: string) => Told) => {
    return (key: string): Told => {
      const told = ask(key);
      let question = questions[what].get(key);
      // An entry that is being built answers otherwise than when it is done.
      if (!question || question.told !== told) {
        question = { what, key, told };
        questions[what].set(key, question);
      }
      asked.add(question);
      return told;
    };
  };
  const noted: Answers = {
    file: note('file', answers.file),
    source: note('source', answers.source),
    entry: note('entry', answers.entry),
    zone: note('zone', answers.zone),
    siteId: note('siteId', answers.siteId),
  };
  return { noted, asked };
}

export function isCurrent({ asked }: Remembered, answers: Answers): boolean {
  return asked.every(({ what, key, told }) => answers[what](key) === told);
}
