import path from 'node:path';
import { buildEntries } from './build-entries.ts';
import type { BuildMemory } from './build-memory.ts';
import { checkSources } from './check-entries.ts';
import type { Entry } from './entry.ts';
import { ContentError } from './faults.ts';
import { checkGates } from './gates/check-gates.ts';
import { locateFaults } from './lines.ts';
import { keepSame, type MediaFiles, readMediaFiles } from './media-files.ts';
import { createReader, type Reader, type ReaderOptions } from './read-many.ts';
import { filesFolder, readSources, type SourceMemory } from './read-sources.ts';

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
  const sourceMemory: SourceMemory = new Map();
  const buildMemory: BuildMemory = new WeakMap();
  let files: MediaFiles = new Map();
  let reader: Reader | undefined;
  return {
    async read() {
      const found = await readMediaFiles(path.join(folder, filesFolder), path.join(memoryFolder, 'media-files.json'));
      files = keepSame(files, found);
      const current = createReader({ folder, files }, options.reader);
      reader = current;
      try {
        const { sources, faults } = await readSources({ folder, files, memory: sourceMemory, reader: current });
        const built = await buildEntries({ sources, files, now: started, memory: buildMemory });
        const all = [...faults, ...checkSources(sources), ...built.faults, ...checkGates(built.entries)];
        if (all.length > 0) throw new ContentError(await locateFaults(all, current));
        return built.entries;
      } finally {
        await current.end();
      }
    },
    end: () => reader?.end(),
  };
}
