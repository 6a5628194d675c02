import { createRepresentations, type Representations } from '../representations.ts';
import { serializeAnswer } from './envelope.ts';

/** Answers kept at once, and the longest request that is worth a place. */
const mostAnswers = 2000;
const longestKey = 1000;

/** Answers that depend on the content alone, by what was asked, until the content changes. */
export class AnswerCache {
  readonly #answers = new Map<string, Representations>();
  #version = '';

  get(key: string, version: string): Representations | undefined {
    if (version !== this.#version) {
      this.#answers.clear();
      this.#version = version;
    }
    return this.#answers.get(key);
  }

  /** Serialises an answer and keeps it. `version` is the one that the answer was made from. */
  add(key: string, version: string, data: unknown): Representations {
    const answer = createRepresentations(serializeAnswer(data));
    if (key.length <= longestKey && version === this.#version) {
      const oldest = this.#answers.keys().next().value;
      if (this.#answers.size >= mostAnswers && oldest !== undefined) this.#answers.delete(oldest);
      this.#answers.set(key, answer);
    }
    return answer;
  }
}
