import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ContentFault } from './faults.ts';
import type { FileFacts, MediaFiles } from './media-files.ts';
import { readMany } from './read-many.ts';
import type { Place, Source } from './source.ts';
import { contentTypes, isTypeName } from './types.ts';

/** A source as it was read last time, with what tells whether its file is still the same. */
interface Remembered {
  size: number;
  mtimeMs: number;
  source: Source;
  /** What was known of the files that its text names. */
  facts: readonly (FileFacts | undefined)[];
}

/** What was read last time, by path, so that a change costs one file and not all. */
export type SourceMemory = Map<string, Remembered>;

/** The folder beside the sites' own that holds pictures, videos and documents. */
export const filesFolder = 'files';

/** Files that are looked at in one go, before visitors get their turn: some 2 ms. */
const batch = 500;

const slugPattern = /^[a-z0-9][a-z0-9._-]*$/;

/** Reads every file `<mark>/<type>/<slug>.md` that has changed. Names that have no place are faults. */
export async function readSources(
  folder: string,
  files: MediaFiles,
  memory: SourceMemory,
): Promise<{ sources: Source[]; faults: ContentFault[] }> {
  const { places, faults } = listPlaces(folder);
  const isKnown = createComparison(files, memory);
  const stats = new Map<Place, { size: number; mtimeMs: number }>();
  for (const [index, place] of places.entries()) {
    if (index % batch === batch - 1) await nextTurn();
    const stat = statSync(path.join(folder, place.file));
    if (!isKnown(place, stat)) stats.set(place, stat);
  }
  const changed = [...stats.keys()];
  const read = await readMany(changed, { folder, files });
  for (const [index, place] of changed.entries()) {
    const source = read[index];
    memory.delete(place.file);
    if (!source) continue;
    if ('faults' in source) {
      faults.push(...source.faults.map(({ line, reason }) => ({ file: place.file, line, field: '', reason })));
      continue;
    }
    const { size = 0, mtimeMs = 0 } = stats.get(place) ?? {};
    memory.set(place.file, { size, mtimeMs, source, facts: factsOf(source, files) });
  }
  const kept = new Set(places.map(({ file }) => file));
  for (const file of memory.keys()) if (!kept.has(file)) memory.delete(file);
  return {
    sources: places.map(({ file }) => memory.get(file)?.source).filter((source) => source !== undefined),
    faults,
  };
}

/** Whether a file is as it was, and so are the files that its text names. */
function createComparison(files: MediaFiles, memory: SourceMemory) {
  return ({ file }: Place, { size, mtimeMs }: { size: number; mtimeMs: number }) => {
    const known = memory.get(file);
    if (!known || known.size !== size || known.mtimeMs !== mtimeMs) return false;
    return factsOf(known.source, files).every((facts, index) => facts === known.facts[index]);
  };
}

const none: readonly FileFacts[] = [];

function factsOf({ text }: Source, files: MediaFiles): readonly (FileFacts | undefined)[] {
  return text && text.names.length > 0 ? text.names.map((name) => files.get(name)) : none;
}

function listPlaces(folder: string): { places: Place[]; faults: ContentFault[] } {
  const faults: ContentFault[] = [];
  const fault = (file: string, reason: string) => faults.push({ file, line: 1, field: '', reason });
  const marks = listFolders(folder);
  if (marks.length === 0) fault('.', 'there is no site here: content stands in <mark>/<type>/<slug>.md');
  const places: Place[] = [];
  for (const mark of marks) {
    for (const type of listFolders(path.join(folder, mark))) {
      const place = `${mark}/${type}`;
      if (!isTypeName(type)) {
        fault(place, `there is no type of this name; the types are ${Object.keys(contentTypes).join(', ')}`);
        continue;
      }
      for (const name of listNames(path.join(folder, place))) {
        const file = `${place}/${name}`;
        const slug = path.posix.basename(name, '.md');
        if (name.endsWith('.md') && slugPattern.test(slug)) places.push({ file, mark, type, slug });
        else fault(file, 'content files are named <slug>.md, the slug in lower-case letters, digits, - _ and .');
      }
    }
  }
  return { places, faults };
}

function listFolders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((item) => item.isDirectory() && !item.name.startsWith('.') && item.name !== filesFolder)
    .map(({ name }) => name)
    .sort();
}

function listNames(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .sort();
}
