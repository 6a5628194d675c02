import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Site } from '../../contract/entities/site.ts';
import { zoneOf } from '../../contract/time-zone.ts';
import { nextMidnight } from './dates.ts';
import { type Entry, isVisible } from './entry.ts';
import { ContentError } from './faults.ts';
import { listGatedNames } from './gates/gate.ts';
import { isNoChange } from './leavings.ts';
import { type ContentReading, createContentReading } from './read-content.ts';
import type { ReaderOptions } from './read-many.ts';
import { filesFolder } from './read-sources.ts';
import { createSchedule } from './schedule.ts';
import { createSnapshot, idKey, listKey, type Snapshot, slugKey } from './snapshot.ts';
import { type TypeName, typeRow } from './types.ts';
import { watchFolder } from './watch.ts';

/** All content, in memory. Every question is answered at once. Drafts are not there unless `preview` is set. */
export interface Content {
  /** Changes whenever any answer may have: a file changed, a publishing window opened, a day began. */
  readonly version: string;
  /** When the files were last read: nothing that an entry says is newer. */
  readonly readAt: Date;
  /** The folder of pictures, videos and documents. */
  readonly filesFolder: string;
  /** Paths below that folder that are given for a filled form only. */
  readonly gatedFiles: ReadonlySet<string>;
  readonly sites: readonly Site[];
  /** Every entry of every site, drafts too. */
  readonly entries: readonly Entry[];
  site(id: number): Site | undefined;
  siteOf(mark: string): Site | undefined;
  /** The zone in which a site's dates without one are meant, and in which its days begin. */
  timeZone(siteId: number): string;
  /** Public entries in the order of their list. */
  list<Name extends TypeName>(type: Name, siteId: number): readonly Entry<Name>[];
  find<Name extends TypeName>(type: Name, id: number, preview?: boolean): Entry<Name> | undefined;
  findSlug<Name extends TypeName>(type: Name, siteId: number, slug: string, preview?: boolean): Entry<Name> | undefined;
  /** The entry of the same file name in another site; the entry itself for its own site. */
  counterpart<Name extends TypeName>(
    type: Name,
    id: number,
    siteId: number,
    preview?: boolean,
  ): Entry<Name> | undefined;
  /** @returns a function that ends the listening */
  onChange(listener: () => void): () => void;
  /** Reads the files again. Throws a ContentError and changes nothing when they have faults. */
  reload(): Promise<void>;
  close(): void;
}

export interface ContentOptions {
  folder: string;
  /** Where what was measured of the pictures is kept from start to start. */
  memoryFolder: string;
  /** Called when a change on disk cannot be used; the last good state stays. Without it nothing is watched. */
  onFault?: (error: Error) => void;
  /** Called once the content can be used again after that. */
  onMended?: () => void;
  /** Called, once for each reason, when changes on disk can be noticed from time to time only. */
  onTrouble?: (message: string) => void;
  now?: () => Date;
  reader?: ReaderOptions;
  /** A reading of this folder that has begun before. */
  reading?: ContentReading;
}

/** Waits before content is read again that the machine kept from being read, in milliseconds. */
const firstRetry = 1000;
const longestRetry = 60_000;

/**
 * Every page of a site that is gone would be a page that is not there, for visitors and search engines alike: more likely
 * its folder was moved than the site given up. One that has another mark by now is none that is gone.
 * @throws ContentError
 */
function refuseLostSites(before: readonly Entry[], entries: readonly Entry[]) {
  const listSites = (all: readonly Entry[]) => all.filter(({ type }) => type === 'site');
  const ids = new Set(listSites(entries).map(({ id }) => id));
  const lost = listSites(before).filter(({ id }) => !ids.has(id));
  if (lost.length === 0) return;
  const reason =
    'the site is gone, and with it all its pages: put its folder back, or start the server anew without it';
  throw new ContentError(lost.map(({ file }) => ({ file, line: 1, field: '', reason })));
}

/** The zones of events that have one of their own. */
const listOwnZones = (entries: readonly Entry[]) =>
  entries.flatMap(({ value }) => ('timeZone' in value && value.timeZone ? [value.timeZone] : []));

/**
 * Reads and checks all content, and keeps reading it as it changes.
 * @throws ContentError with every fault of every file
 */
export async function openContent(options: ContentOptions): Promise<Content> {
  const { folder, memoryFolder, onFault, onMended, now = () => new Date() } = options;
  // The demo must not age while it is looked at, and not jump either: `today` is the day of the start.
  const started = now();
  const reading = options.reading ?? createContentReading({ folder, memoryFolder, started, reader: options.reader });
  const listeners = new Set<() => void>();
  const run = randomBytes(4).toString('hex');
  let count = 0;
  let readAt: Date;
  let entries: readonly Entry[] = [];
  let gatedFiles: ReadonlySet<string> = new Set();
  let snapshot: Snapshot;

  const refresh = () => {
    const moment = now();
    snapshot = createSnapshot(entries, moment.getTime());
    gatedFiles = new Set(entries.flatMap(({ gates }) => listGatedNames(gates)));
    count += 1;
    // Publishing windows and the days of the sites and of their events change answers without any file changing.
    const zones = new Set([...snapshot.sites.map((site) => zoneOf(site)), ...listOwnZones(entries)]);
    const midnights = [...zones].map((zone) => nextMidnight(moment, zone).getTime());
    schedule.wait(Math.min(snapshot.nextChange, ...midnights));
  };

  const tell = () => {
    for (const listener of listeners) listener();
  };

  const schedule = createSchedule(now, () => {
    refresh();
    tell();
  });

  let closed = false;
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | undefined;
  const reload = () => {
    // What is asked for while another reading waits for its turn is answered by that one.
    next ??= last.then(async () => {
      next = undefined;
      const read = await reading.read();
      refuseLostSites(entries, read);
      entries = read;
      readAt = now();
      if (closed) return;
      refresh();
      tell();
    });
    last = next.catch(() => undefined);
    return next;
  };

  let retry: NodeJS.Timeout | undefined;
  /** Whether the files say something else than what is shown. */
  let behind = false;
  let followed: Promise<void> | undefined;
  const reloadOrTell = (wait = firstRetry) => {
    clearTimeout(retry);
    const mend = () => {
      if (behind && !closed) onMended?.();
      behind = false;
    };
    const asked = reload();
    // Several changes may wait for one reading.
    if (asked === followed) return;
    followed = asked;
    asked.then(mend, (error: unknown) => {
      if (closed) return;
      behind = true;
      onFault?.(error as Error);
      // Not the content's fault but the machine's, and so no change to the content tells when it is over.
      if (!(error instanceof ContentError))
        retry = setTimeout(() => reloadOrTell(Math.min(wait * 2, longestRetry)), wait).unref();
    });
  };

  // The watch comes first: what changes while the files are read is read again.
  let opened = false;
  let changedMeanwhile = false;
  const onChange = () => {
    if (opened) reloadOrTell();
    else changedMeanwhile = true;
  };
  const endWatch = onFault
    ? await watchFolder(folder, { onChange, onTrouble: options.onTrouble, skip: isNoChange })
    : undefined;
  try {
    entries = await reading.read();
    readAt = now();
  } catch (error) {
    endWatch?.();
    throw error;
  }
  refresh();
  opened = true;
  if (changedMeanwhile) reloadOrTell();

  const shown = <Name extends TypeName>(entry: Entry | undefined, preview = false) =>
    entry && (preview || isVisible(entry, snapshot.now)) ? (entry as unknown as Entry<Name>) : undefined;

  return {
    get version() {
      return `${run}-${count}`;
    },
    get readAt() {
      return readAt;
    },
    filesFolder: path.resolve(folder, filesFolder),
    get gatedFiles() {
      return gatedFiles;
    },
    get sites() {
      return snapshot.sites;
    },
    get entries() {
      return entries;
    },
    site: (id) => snapshot.sites.find((site) => site.id === id),
    siteOf: (mark) => snapshot.sites.find((site) => site.mark === mark),
    timeZone: (siteId) => {
      const site = snapshot.sites.find(({ id }) => id === siteId);
      return site ? zoneOf(site) : 'UTC';
    },
    list: <Name extends TypeName>(type: Name, siteId: number) =>
      (snapshot.lists.get(listKey(type, siteId)) ?? []) as unknown as readonly Entry<Name>[],
    find: (type, id, preview) => shown(snapshot.byId.get(idKey(type, id)), preview),
    findSlug: (type, siteId, slug, preview) => shown(snapshot.bySlug.get(slugKey(type, siteId, slug)), preview),
    counterpart: (type, id, siteId, preview) => {
      const entry = snapshot.byId.get(idKey(type, id));
      if (typeRow(type).counterpart === 'site')
        return shown(entry && snapshot.lists.get(listKey(type, siteId))?.[0], preview);
      return shown(entry && snapshot.bySlug.get(slugKey(type, siteId, entry.slug)), preview);
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reload,
    close: () => {
      closed = true;
      schedule.stop();
      clearTimeout(retry);
      endWatch?.();
      void reading.end();
    },
  };
}
