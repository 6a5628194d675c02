import type { Site } from '../../../contract/entities/site.ts';
import { zoneOf } from '../../../contract/time-zone.ts';
import { stampIn } from '../../../contract/zone-clock.ts';
import { findNearest } from '../../base/nearest.ts';
import type { Entry } from '../entry.ts';
import { typeRow } from '../types.ts';
import { listLeaves } from './leaves.ts';
import type { Warning } from './warning.ts';

/** Where more of a type are in one language alone, that is how it is meant: names are not compared any more. */
const comparable = 100;

/**
 * Pages of two sites that are likely one another's translation, and go by two names: who renames a file in one language
 * alone takes the other from the language switcher, without a word.
 */
export function checkTranslations(entries: readonly Entry[], sites: readonly Site[]): Warning[] {
  const marks = sites.map(({ mark }) => mark);
  const paged = entries.filter(({ type }) => typeRow(type).page !== undefined);
  const names = new Set(paged.map(nameOf));
  return marks.flatMap((mark, index) =>
    // Each two once.
    marks.slice(0, index).flatMap((earlier) => {
      const alone = (site: string, other: string) =>
        paged.filter((entry) => entry.mark === site && !names.has(nameOf({ ...entry, mark: other })));
      const find = createFinder(alone(earlier, mark), sites);
      return alone(mark, earlier).flatMap((entry): Warning[] => {
        const found = find(entry);
        if (!found) return [];
        const reason = `has no translation, nor has ${found.other.file}, which has ${found.why}: if they are one another's, give both files one name`;
        return [{ file: entry.file, paths: [], reason }];
      });
    }),
  );
}

const nameOf = ({ type, mark, slug }: Pick<Entry, 'type' | 'mark' | 'slug'>) => `${type} ${mark} ${slug}`;

/** Finds what an entry is likely the translation of, among those that have none. */
function createFinder(others: readonly Entry[], sites: readonly Site[]) {
  const tellLooks = createTeller(sites);
  const byLooks = new Map(others.map((other) => [tellLooks(other), other]));
  const byNumbers = new Map<string, Entry[]>();
  for (const other of others) {
    const alike = byNumbers.get(numbersOf(other)) ?? [];
    alike.push(other);
    byNumbers.set(numbersOf(other), alike);
  }
  return (entry: Entry): { other: Entry; why: string } | undefined => {
    const alike = byLooks.get(tellLooks(entry));
    if (alike) return { other: alike, why: 'its date and files' };
    const likely = byNumbers.get(numbersOf(entry)) ?? [];
    const names = likely.length > comparable ? [] : likely.map(({ slug }) => slug);
    const near = findNearest(entry.slug, names);
    const other = likely.find(({ slug }) => slug === near);
    return other && { other, why: 'nearly its name' };
  };
}

/** A name with another number is another's, as that of last year's event is. */
const numbersOf = ({ type, slug }: Entry) => `${type} ${slug.replace(/\D+/g, ' ').trim()}`;

/** Tells what an entry shares with its translation: its day, and its files, whose names may tell their language. */
function createTeller(sites: readonly Site[]) {
  const zones = new Map(sites.map((site) => [site.id, zoneOf(site)]));
  const language = new RegExp(`[.-](?:${sites.map(({ mark }) => mark).join('|')})(?=\\.)`, 'g');
  return (entry: Entry): string => {
    const files = listLeaves(entry)
      .map(({ value }) => String(value))
      .filter((value) => value.startsWith('/files/'))
      .map((file) => file.replace(language, ''));
    const day = stampIn(entry.date, zones.get(entry.siteId) ?? 'UTC').slice(0, 10);
    // Without any file, nothing is shared that others have not.
    return files.length > 0 ? [entry.type, day, ...files.sort()].join('\n') : nameOf(entry);
  };
}
