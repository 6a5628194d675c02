import type { ReadPart } from '../../contract/entities/search.ts';
import { foldWithPlaces } from './fold-with-places.ts';
import { readSearchWords, type SearchWord } from './read-search-words.ts';
import { listRuns, replaceRuns } from './words.ts';

/** Words that no page has, folded, with those that each was taken for, the likeliest first. */
export type SimilarWords = ReadonlyMap<string, readonly string[]>;

/** The most words that one counts as where they are told one by one: who reads them looks for the one that was meant. */
const mostTold = 3;

/** A search as it was read, in the order in which it was typed. */
export function readAs(typed: string, similar: SimilarWords): ReadPart[] {
  const { folded, places } = foldWithPlaces(typed);
  const parts: ReadPart[] = [];
  let done = 0;
  for (const { 0: run, index } of listRuns(folded)) {
    const words = similar.get(run);
    if (!words) continue;
    const [start = 0, end = 0] = [index, index + run.length].map((at) => (places ? places[at] : at));
    if (start > done) parts.push({ text: typed.slice(done, start) });
    parts.push({ text: words.slice(0, mostTold).join('/'), typed: typed.slice(start, end) });
    done = end;
  }
  if (done < typed.length) parts.push({ text: typed.slice(done) });
  return parts;
}

/** What a folded search may mean: itself, or its misspelt words by the likeliest of theirs, by the next likeliest and so on. */
export function listMeanings(folded: string, similar: SimilarWords): string[] {
  const most = Math.max(1, ...[...similar.values()].map(({ length }) => Math.min(length, mostTold)));
  return Array.from({ length: most }, (_, nth) =>
    replaceRuns(folded, (run) => similar.get(run)?.[nth] ?? similar.get(run)?.[0] ?? run),
  );
}

/** The words that pages are found by, which are marked in them: where no page has one, those that it was taken for. */
export function listReadWords(words: readonly SearchWord[], similar: SimilarWords): SearchWord[] {
  return words.flatMap((word) => similar.get(word.text)?.flatMap((each) => readSearchWords(each)) ?? [word]);
}
