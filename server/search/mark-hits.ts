import type { MarkedPart } from '../../contract/entities/search.ts';
import { rootsOf } from './find-terms.ts';
import { foldWithPlaces } from './fold-with-places.ts';
import type { SearchWord } from './read-search-words.ts';
import { findDayPart, isDayPart, isUnspaced, listPairs, listRuns } from './words.ts';

/** Letters of an excerpt, and of those before the first hit: Latin ones are half as wide as Chinese ones. */
const lengths = { unspaced: { whole: 96, before: 24 }, spaced: { whole: 200, before: 60 } };

/** A stretch of a text: where it begins and where the next one would. */
type Stretch = readonly [start: number, end: number];

/** A text with the words marked that it was found by. */
export function markHits(text: string, words: readonly SearchWord[]): MarkedPart[] {
  return mark(text, findHits(text, words), 0, text.length);
}

/**
 * Some of a text around the first of the words, with all of them marked: of the first text that has any. Where none has,
 * the beginning of the first that says something.
 */
export function excerpt(texts: readonly string[], words: readonly SearchWord[]): MarkedPart[] {
  let text = texts.find((each) => each !== '') ?? '';
  let hits: readonly Stretch[] = [];
  for (const each of texts) {
    hits = findHits(each, words);
    if (hits.length === 0) continue;
    text = each;
    break;
  }
  const { whole, before } = isUnspaced(text.trim()) ? lengths.unspaced : lengths.spaced;
  const [[first, firstEnd] = [0, 0]] = hits;
  const start = first <= before ? 0 : breakBefore(text, first - before, first);
  const end = start + whole >= text.length ? text.length : breakBefore(text, start + whole - before, start + whole);
  const from = end - text.slice(start, end).trimStart().length;
  const behind = Math.min(firstEnd, end);
  const tail = text.slice(behind, end);
  const to = behind + (end < text.length ? tail.replace(announcement, '') : tail).trimEnd().length;
  const isCut = end < text.length && !/[。！？.!?]$/.test(text.slice(from, to));
  return [...(start > 0 ? [{ text: '…' }] : []), ...mark(text, hits, from, to), ...(isCut ? [{ text: '…' }] : [])];
}

/**
 * What only says that something follows: a label or the beginning of a sentence before a colon, where there is little of
 * it, and marks that open or part.
 */
const announcement = /(?:(?:· |(?<=[。！？]|[.!?] ))[^。！？·:：]{0,40}[:：])?[\s·:：;；，、,（(「『《〈【“‘[]*$/;

/** A part of a text, with what of the hits is in it. */
function mark(text: string, hits: readonly Stretch[], from: number, to: number): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let done = from;
  for (const [start, end] of hits) {
    if (end <= from || start >= to) continue;
    if (start > done) parts.push({ text: text.slice(done, start) });
    parts.push({ text: text.slice(Math.max(start, from), Math.min(end, to)), hit: true });
    done = end;
  }
  if (done < to) parts.push({ text: text.slice(done, to) });
  return parts;
}

/** The last place from one to another behind a space or a mark: no word is cut; where there is none, the first. */
function breakBefore(text: string, from: number, to: number): number {
  const stretch = text.slice(from, to);
  const found =
    /^.*?(?:[。！？；][”’」』）]*|[.!?;·]["'”’)]*\s)/su.exec(stretch) ?? /^.*?[\s，、：）,:)]/su.exec(stretch);
  return found ? from + found[0].length : from;
}

function findHits(text: string, words: readonly SearchWord[]): Stretch[] {
  const { folded, places } = foldWithPlaces(text);
  const spaced = words.some(({ unspaced }) => !unspaced) ? [...listRuns(folded)] : [];
  const found = words.flatMap((word) => {
    if (isDayPart(word.text)) return toStretches(findDayPart(folded, word.text));
    return word.unspaced ? findRun(folded, word) : findWord(spaced, word);
  });
  const sorted = found.sort(([a], [b]) => a - b);
  const joined: [number, number][] = [];
  for (const [start, end] of sorted) {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return places ? joined.map(([start, end]) => [places[start] ?? 0, places[end] ?? text.length]) : joined;
}

/** Where a run of Chinese stands, also with the letters that it was typed with; where it does not, its pairs of letters. */
function findRun(folded: string, { text, run }: SearchWord): Stretch[] {
  const whole = [...(run ? findAll(folded, run) : []), ...findAll(folded, text)];
  return whole.length > 0 || text.length < 3 ? whole : listPairs(text).flatMap((pair) => findAll(folded, pair));
}

function findAll(folded: string, wanted: string): Stretch[] {
  const found: Stretch[] = [];
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length))
    found.push([at, at + wanted.length]);
  return found;
}

/** Words that it is, that begin so, or that it is a form of. */
function findWord(all: readonly RegExpExecArray[], { text, begins }: SearchWord): Stretch[] {
  const roots = rootsOf(text);
  return toStretches(all.filter(([run]) => (begins ? run.startsWith(text) : run === text) || roots.includes(run)));
}

const toStretches = (list: readonly RegExpExecArray[]) =>
  list.map(({ index, 0: run }): Stretch => [index, index + run.length]);
