import SearchableMap from 'minisearch/SearchableMap';
import { bits, levelMask, type Postings } from './postings.ts';

/** How many numbers a piece of the notes holds, as a power of two: 1 MB. */
const pieceBits = 18;
const pieceMask = (1 << pieceBits) - 1;

/**
 * The terms of one page after another, which are sorted by terms in the end, in one place of its final size. A list for
 * each term, which grows by being copied, would leave as much behind again.
 */
export class NotedTerms {
  /** Each term's number. */
  readonly #numbers = new Map<string, number>();
  /** By a term's number: how many pages hold it, and the last of them. */
  readonly #counts: number[] = [];
  readonly #lastPages: number[] = [];
  /** One page after another, the numbers of its terms, each as `number << bits | level`; they never move. */
  readonly #pieces: Uint32Array[] = [];
  #length = 0;
  /** Where each page's notes end. */
  readonly #ends: number[] = [];

  /** Notes the terms of a page. Its more telling levels come first, and pages in their order. */
  add(page: number, level: number, terms: readonly string[]): void {
    for (const term of terms) {
      const number = this.#numberOf(term);
      if (this.#lastPages[number] === page) continue;
      this.#lastPages[number] = page;
      this.#counts[number] = (this.#counts[number] ?? 0) + 1;
      this.#note((number << bits) | level);
    }
    this.#ends[page] = this.#length;
  }

  /** @param pause is awaited after every page and every term */
  async sort(pause: () => Promise<void>): Promise<SearchableMap<Postings>> {
    const sorted = new Uint32Array(this.#length);
    const places = new Uint32Array(this.#counts.length);
    let sum = 0;
    for (const [number, count] of this.#counts.entries()) {
      places[number] = sum;
      sum += count;
    }
    let at = 0;
    for (const [page, end] of this.#ends.entries()) {
      for (; at < end; at += 1) {
        const noted = this.#pieces[at >> pieceBits]?.[at & pieceMask] ?? 0;
        const number = noted >>> bits;
        const place = places[number] ?? 0;
        sorted[place] = (page << bits) | (noted & levelMask);
        places[number] = place + 1;
      }
      await pause();
    }
    const terms = new SearchableMap<Postings>();
    for (const [term, number] of this.#numbers) {
      const end = places[number] ?? 0;
      terms.set(term, sorted.subarray(end - (this.#counts[number] ?? 0), end));
      await pause();
    }
    return terms;
  }

  #numberOf(term: string): number {
    const known = this.#numbers.get(term);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(term, number);
    return number;
  }

  #note(noted: number): void {
    const index = this.#length >> pieceBits;
    const piece = this.#pieces[index] ?? new Uint32Array(1 << pieceBits);
    this.#pieces[index] = piece;
    piece[this.#length & pieceMask] = noted;
    this.#length += 1;
  }
}
