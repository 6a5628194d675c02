import { LRUCache } from 'lru-cache';
import { type CachedResponse, createCachedResponse } from '../http/cached-response.ts';
import { serializeAnswer } from '../http/envelope.ts';
import { createRepresentations } from '../http/representations.ts';

/** Bytes that all kept answers may have together, before compression, and the longest request that is worth a place. */
const mostBytes = 32 * 1024 * 1024;

/** What an answer takes beside its bytes: its headers, its compressed forms, its place. */
const overhead = 2000;
const longestKey = 1000;

/** Answers that depend on the content alone, by what was asked, until the content changes. The least used go first. */
export class AnswerCache {
  readonly #answers = new LRUCache<string, CachedResponse>({
    maxSize: mostBytes,
    maxEntrySize: mostBytes / 4,
    sizeCalculation: ({ body }, key) => body.size + key.length + overhead,
  });
  readonly #headers: Readonly<Record<string, string>>;
  #version = '';

  /** @param headers those of every answer */
  constructor(headers: Readonly<Record<string, string>>) {
    this.#headers = headers;
  }

  get(key: string, version: string): CachedResponse | undefined {
    if (version !== this.#version) {
      this.#answers.clear();
      this.#version = version;
    }
    return this.#answers.get(key);
  }

  /** Serialises an answer and keeps it. `version` is the one that the answer was made from. */
  add(key: string, version: string, data: unknown): CachedResponse {
    const answer = createCachedResponse(createRepresentations(serializeAnswer(data)), this.#headers);
    if (key.length <= longestKey && version === this.#version) this.#answers.set(key, answer);
    return answer;
  }
}

/** How an answer is found again: by the very bytes of the request. `body` as latin1, whose letters are its bytes. */
export function answerKey(url: string, body: string | undefined): string {
  return body === undefined ? url : `${url}\n${body}`;
}
