import { setImmediate as nextTurn } from 'node:timers/promises';
import { zoneOf } from '../../contract/time-zone.ts';
import { buildEntry } from './build-entry.ts';
import { type Answers, type BuildMemory, createQuestions, isCurrent } from './build-memory.ts';
import { isTimeZone } from './check-values.ts';
import type { Entry } from './entry.ts';
import type { Fault } from './faults.ts';
import type { MediaFiles } from './media-files.ts';
import { findNearEntry } from './near-entry.ts';
import { findNearFile } from './near-file.ts';
import { placeOf, type Source } from './source.ts';

export interface BuildOptions {
  sources: readonly Source[];
  /** The files that cannot be read: their faults are told. */
  unread: ReadonlySet<string>;
  files: MediaFiles;
  /** The moment that `today` is counted from. */
  now: Date;
  memory: BuildMemory;
}

/** How long entries are built in one go, before visitors get their turn, in milliseconds. */
const longestTurn = 8;

/**
 * Turns every source into an entry, following references from one to another. Every fault of every file is told, but
 * for what only follows from that of another.
 */
export async function buildEntries({ sources, unread, files, now, memory }: BuildOptions): Promise<{
  entries: Entry[];
  faults: Fault[];
}> {
  const faults: Fault[] = [];
  const byPlace = new Map(sources.map((source) => [placeOf(source.mark, source.type, source.slug), source]));
  const sites = sources.filter(({ type }) => type === 'site');
  const zones = new Map(sites.map((site) => [site.mark, readZone(site)]));
  const siteIds = new Map(sites.map(({ mark, fields }) => [mark, Number(fields.id)]));
  const marks = [...new Set(sources.map(({ mark }) => mark))];
  const built = new Map<Source, Entry | undefined>();

  const answers: Answers = {
    file: (name) => files.get(name),
    source: (place) => byPlace.get(place),
    entry: (place) => {
      const source = byPlace.get(place);
      return source && buildOnce(source);
    },
    zone: (mark) => zones.get(mark) ?? zoneOf({ mark }),
    siteId: (mark) => siteIds.get(mark) ?? 0,
  };

  const options = {
    answers,
    findNearFile: (name: string) => findNearFile(name, files.keys()),
    findNearEntry: (mark: string, type: string, slug: string) =>
      findNearEntry(
        slug,
        sources.filter((source) => source.mark === mark && source.type === type),
      ),
    questions: createQuestions(),
    marks,
    now,
    isUnread: (place: string) => unread.has(`${place}.md`),
  };

  const buildOnce = (source: Source): Entry | undefined => {
    if (!built.has(source)) {
      // Set before it is built: an entry that embeds itself, however far round, meets this and is told off.
      built.set(source, undefined);
      built.set(source, remember(source));
    }
    return built.get(source);
  };

  const remember = (source: Source): Entry | undefined => {
    const known = memory.get(source);
    if (known && isCurrent(known, answers)) return known.entry;
    const { entry, asked, faults: found } = buildEntry(source, options);
    faults.push(...found);
    if (entry) memory.set(source, { entry, asked: [...asked] });
    return entry;
  };

  const entries: Entry[] = [];
  let turn = performance.now();
  for (const source of sources) {
    const entry = buildOnce(source);
    if (entry) entries.push(entry);
    if (performance.now() - turn < longestTurn) continue;
    await nextTurn();
    turn = performance.now();
  }
  const causes = faults.filter(({ follows }) => !follows);
  // Entries that embed each other follow from nothing else.
  return { entries, faults: causes.length > 0 || unread.size > 0 ? causes : faults };
}

/** What is no zone is told of the site's own file, as it is built. */
function readZone({ mark, fields }: Source): string {
  const { timeZone } = fields;
  return zoneOf({ mark }, typeof timeZone === 'string' && isTimeZone(timeZone) ? { timeZone } : undefined);
}
