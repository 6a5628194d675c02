import path from 'node:path';
import { buildEntries } from './build-entries.ts';
import type { BuildMemory } from './build-memory.ts';
import { checkSources } from './check-entries.ts';
import { checkUnique } from './check-unique.ts';
import type { Entry } from './entry.ts';
import { ContentError, type Fault } from './faults.ts';
import { checkGates } from './gates/check-gates.ts';
import { locateFaults } from './lines.ts';
import { keepSame, type MediaFiles, readMediaFiles } from './media-files.ts';
import { builtWorker, createReader, type Reader, type ReaderOptions } from './read-many.ts';
import { filesFolder, readSources, type SourceMemory } from './read-sources.ts';
import { createSourceStore } from './source-store.ts';

export interface ReadingOptions {
  folder: string;
  memoryFolder: string;
  /** The moment that `today` is counted from. */
  started: Date;
  reader?: ReaderOptions;
}

export interface ContentReading {
  /** @throws ContentError with every fault of every file */
  read(): Promise<readonly Entry[]>;
  /** Ends the threads of a reading that is under way, which then fails. */
  end(): Promise<void> | undefined;
}

/** Reads a folder of content, again and again: what has not changed since the last time is not read. */
export function createContentReading(options: ReadingOptions): ContentReading {
  const { folder, memoryFolder, started } = options;
  const { workerFile = builtWorker } = options.reader ?? {};
  let sourceMemory: SourceMemory | undefined;
  const kept = (name: string) => path.join(memoryFolder, name);
  const buildMemory: BuildMemory = new WeakMap();
  let files: MediaFiles = new Map();
  let reader: Reader | undefined;
  return {
    async read() {
      const found = await readMediaFiles(path.join(folder, filesFolder), kept('media-files.json'));
      files = keepSame(files, found);
      const current = createReader({ folder, files }, options.reader);
      reader = current;
      try {
        const store = sourceMemory || !workerFile ? undefined : await createSourceStore(kept('sources'), workerFile);
        const memory = sourceMemory ?? (await store?.load(files)) ?? new Map();
        sourceMemory = memory;
        const { sources, faults, changed } = await readSources({ folder, files, memory, reader: current });
        // What changes later is read by the next start, and kept by that one.
        if (changed) await store?.save(memory);
        const unread = new Set(faults.map(({ file }) => file));
        const built = await buildEntries({ sources, unread, files, now: started, memory: buildMemory });
        const { entries } = built;
        const together = [...checkGates(entries), ...checkUnique(entries)];
        const all = [...faults, ...checkSources(sources), ...built.faults, ...together];
        if (all.length > 0)
          throw new ContentError(await locateFaults(files.size > 0 ? all : tellOfFolder(all), current));
        return entries;
      } finally {
        await current.end();
      }
    },
    end: () => reader?.end(),
  };
}

/** Where there is not one file, each place that names one has the same cause, which is told once. */
function tellOfFolder(faults: readonly Fault[]): Fault[] {
  const others = faults.filter(({ lacksFile }) => !lacksFile);
  const count = faults.length - others.length;
  if (count === 0) return others;
  const reason = `has no files, and the content names some in ${count} places: put its pictures, videos and documents there, or let CONTENT_DIR name the folder that has them`;
  return [...others, { file: filesFolder, line: 1, path: [], reason }];
}
