import { createRepresentations, type Representations } from '../representations.ts';
import { serializeAnswer } from './envelope.ts';

/** Bytes that all kept answers may have together, before compression, and the longest request that is worth a place. */
const mostBytes = 32 * 1024 * 1024;
const longestKey = 1000;

interface Kept {
  answer: Representations;
  size: number;
}

/** Answers that depend on the content alone, by what was asked, until the content changes. The oldest go first. */
export class AnswerCache {
  readonly #kept = new Map<string, Kept>();
  #bytes = 0;
  #version = '';

  get(key: string, version: string): Representations | undefined {
    if (version !== this.#version) {
      this.#kept.clear();
      this.#bytes = 0;
      this.#version = version;
    }
    return this.#kept.get(key)?.answer;
  }

  /** Serialises an answer and keeps it. `version` is the one that the answer was made from. */
  add(key: string, version: string, data: unknown): Representations {
    const body = serializeAnswer(data);
    const answer = createRepresentations(body);
    if (key.length <= longestKey && body.length <= mostBytes / 4 && version === this.#version) {
      this.#drop(key);
      this.#kept.set(key, { answer, size: body.length });
      this.#bytes += body.length;
      for (const oldest of this.#kept.keys()) {
        if (this.#bytes <= mostBytes) break;
        this.#drop(oldest);
      }
    }
    return answer;
  }

  #drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.size ?? 0;
    this.#kept.delete(key);
  }
}

/** An answer that is not kept. */
export function createAnswer(data: unknown): Representations {
  return createRepresentations(serializeAnswer(data));
}
