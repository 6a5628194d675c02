import { type Dirent, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { findNearest } from '../base/nearest.ts';
import type { Fault } from './faults.ts';
import { isLeaving } from './leavings.ts';
import type { FileFacts, MediaFiles } from './media-files.ts';
import type { Reader, Weighed } from './read-many.ts';
import type { Place, Source } from './source.ts';
import { contentTypes, isTypeName } from './types.ts';

/** A source as it was read last time, with what tells whether its file is still the same. */
export interface Remembered {
  print: string;
  source: Source;
  /** What was known of the files that its text names. */
  facts: readonly (FileFacts | undefined)[];
}

/** What was read last time, by path, so that a change costs one file and not all. */
export type SourceMemory = Map<string, Remembered>;

/** How a file ends whose writer takes it for Markdown: what is read ends with `.md`. */
export const markdownEnding = /\.(?:md|mdx|markdown)$/i;

/** The folder beside the sites' own that holds pictures, videos and documents. */
export const filesFolder = 'files';

/** Files that are looked at in one go, before visitors get their turn: some 2 ms. */
const batch = 500;

const slugPattern = /^[a-z0-9][a-z0-9._-]*$/;

interface Options {
  folder: string;
  files: MediaFiles;
  memory: SourceMemory;
  reader: Pick<Reader, 'read'>;
}

/** Reads every file `<mark>/<type>/<slug>.md` that has changed. Names that have no place are faults. */
export async function readSources({ folder, files, memory, reader }: Options): Promise<{
  sources: Source[];
  faults: Fault[];
  /** Whether any file is another than last time. */
  changed: boolean;
}> {
  const { places, faults } = listPlaces(folder);
  const changed: Weighed[] = [];
  const prints = new Map<Place, string>();
  for (const [index, place] of places.entries()) {
    if (index % batch === batch - 1) await nextTurn();
    const { print, size } = lookAt(path.join(folder, place.file));
    prints.set(place, print);
    if (!isKnown(memory.get(place.file), print, files)) changed.push({ place, size });
  }
  const read = await reader.read(changed);
  for (const [index, { place }] of changed.entries()) {
    const source = read[index];
    memory.delete(place.file);
    if (!source) continue;
    if ('faults' in source) {
      faults.push(...source.faults.map((fault) => ({ file: place.file, path: [], ...fault })));
      continue;
    }
    memory.set(place.file, { print: prints.get(place) ?? '', source, facts: factsOf(source, files) });
  }
  const kept = new Set(places.map(({ file }) => file));
  const gone = [...memory.keys()].filter((file) => !kept.has(file));
  for (const file of gone) memory.delete(file);
  return {
    sources: places.map(({ file }) => memory.get(file)?.source).filter((source) => source !== undefined),
    faults,
    changed: changed.length > 0 || gone.length > 0,
  };
}

/**
 * What tells whether a file is the same: also its number and the time of its last rename, for a file that is put in
 * another's place may have its size and its time. What cannot be looked at is told by the reading.
 */
function lookAt(file: string): { print: string; size: number } {
  try {
    const { dev, ino, size, mtimeMs, ctimeMs } = statSync(file);
    return { print: [dev, ino, size, mtimeMs, ctimeMs].join(' '), size };
  } catch {
    return { print: '', size: 0 };
  }
}

/** Whether a file is as it was, and so are the files that its text names. */
function isKnown(known: Remembered | undefined, print: string, files: MediaFiles): boolean {
  if (!known || print === '' || known.print !== print) return false;
  return factsOf(known.source, files).every((facts, index) => facts === known.facts[index]);
}

const none: readonly FileFacts[] = [];

/** What is known of the files that a source's text names. */
export function factsOf({ text }: Source, files: MediaFiles): readonly (FileFacts | undefined)[] {
  return text && text.names.length > 0 ? text.names.map((name) => files.get(name)) : none;
}

function listPlaces(folder: string): { places: Place[]; faults: Fault[] } {
  const faults: Fault[] = [];
  const fault = (file: string, reason: string) => faults.push({ file, line: 1, path: [], reason });
  const places: Place[] = [];
  const list = (below: string): Dirent[] => {
    try {
      return listShown(path.join(folder, below));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (below === '' || (code !== 'EACCES' && code !== 'ENOENT' && code !== 'ENOTDIR')) throw error;
      fault(
        below,
        code === 'EACCES' ? 'cannot be read: give this user the right to it' : 'went away while it was read',
      );
      return [];
    }
  };
  const listFolders = (below: string) =>
    list(below).filter((item) => {
      if (below === '' && item.name === filesFolder) return false;
      const name = path.posix.join(below, item.name);
      if (isLinkToFolder(path.join(folder, name), item))
        fault(name, 'is a link to a folder: put the folder itself here, for links are followed to files only');
      else if (below !== '' && item.isFile() && markdownEnding.test(item.name) && item.name !== 'README.md')
        fault(name, 'has no type: content files stand in <mark>/<type>/<slug>.md');
      return item.isDirectory();
    });

  const marks = listFolders('');
  if (marks.length === 0) fault('.', 'there is no site here: content stands in <mark>/<type>/<slug>.md');
  for (const { name: mark } of marks) {
    for (const { name: type } of listFolders(mark)) {
      const place = `${mark}/${type}`;
      if (!isTypeName(type)) {
        const types = Object.keys(contentTypes);
        const near = findNearest(type, types);
        const cure = near ? `did you mean ${near}?` : `the types are ${types.join(', ')}`;
        fault(place, `there is no type of this name; ${cure}`);
        continue;
      }
      for (const item of list(place)) {
        const file = `${place}/${item.name}`;
        const slug = path.posix.basename(item.name, '.md');
        if (item.name.endsWith('.md') && slugPattern.test(slug)) places.push({ file, mark, type, slug });
        else if (item.isDirectory()) fault(file, `is a folder: content files stand in ${place}/ itself`);
        else fault(file, explainName(item.name));
      }
    }
  }
  return { places, faults };
}

function explainName(name: string): string {
  const { name: bare, ext } = path.posix.parse(name);
  // Windows hides the end of a name, so that `day.md` becomes `day.md.txt`.
  const slug = bare.replace(markdownEnding, '').toLowerCase().replace(/\s+/g, '-');
  const isText = /^\.(?:md|mdx|markdown|txt)$/i.test(ext);
  const nameIt = slugPattern.test(slug) ? `: name it ${slug}.md` : '';
  const cure = isText ? nameIt : `; all others stand below ${filesFolder}/`;
  return `content files are named <slug>.md, the slug in lower-case letters, digits, - _ and .${cure}`;
}

function listShown(folder: string): Dirent[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !isLeaving(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function isLinkToFolder(place: string, item: Dirent): boolean {
  try {
    return item.isSymbolicLink() && statSync(place).isDirectory();
  } catch {
    return false;
  }
}
