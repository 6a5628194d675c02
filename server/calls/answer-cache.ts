import { serializeAnswer } from '../http/envelope.ts';
import { createKeptAnswer, type KeptAnswer } from '../http/kept-answer.ts';
import { createRepresentations } from '../http/representations.ts';

/** Bytes that all kept answers may have together, before compression, and the longest request that is worth a place. */
const mostBytes = 32 * 1024 * 1024;

/** What an answer takes beside its bytes: its headers, its compressed forms, its place. */
const overhead = 2000;
const longestKey = 1000;

interface Kept {
  answer: KeptAnswer;
  size: number;
}

/** Answers that depend on the content alone, by what was asked, until the content changes. The oldest go first. */
export class AnswerCache {
  readonly #kept = new Map<string, Kept>();
  readonly #headers: Readonly<Record<string, string>>;
  #bytes = 0;
  #version = '';

  /** @param headers those of every answer */
  constructor(headers: Readonly<Record<string, string>>) {
    this.#headers = headers;
  }

  get(key: string, version: string): KeptAnswer | undefined {
    if (version !== this.#version) {
      this.#kept.clear();
      this.#bytes = 0;
      this.#version = version;
    }
    return this.#kept.get(key)?.answer;
  }

  /** Serialises an answer and keeps it. `version` is the one that the answer was made from. */
  add(key: string, version: string, data: unknown): KeptAnswer {
    const body = serializeAnswer(data);
    const answer = createKeptAnswer(createRepresentations(body), this.#headers);
    if (key.length <= longestKey && body.length <= mostBytes / 4 && version === this.#version) {
      const size = body.length + key.length + overhead;
      this.#drop(key);
      this.#kept.set(key, { answer, size });
      this.#bytes += size;
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

/** How an answer is found again: by the very bytes of the request. `body` as latin1, whose letters are its bytes. */
export function answerKey(url: string, body: string | undefined): string {
  return body === undefined ? url : `${url}\n${body}`;
}
