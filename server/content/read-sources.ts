import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ContentFault } from './faults.ts';
import { type FrontMatter, readFrontMatter } from './front-matter.ts';
import { contentTypes, isTypeName, type TypeName } from './types.ts';

/** One file of the content as it was written. */
export interface Source extends FrontMatter {
  /** Path below the content folder, with forward slashes: `cn/news/opening.md`. */
  file: string;
  mark: string;
  type: TypeName;
  slug: string;
}

/** What was read last time, by path, size and time of change, so that a change costs one file and not all. */
export type SourceMemory = Map<string, Source>;

/** The folder beside the sites' own that holds pictures, videos and documents. */
export const filesFolder = 'files';

/** Files that are read side by side. */
const atOnce = 64;

const slugPattern = /^[a-z0-9][a-z0-9._-]*$/;

/** Reads every file `<mark>/<type>/<slug>.md`. Names that have no place are faults. */
export async function readSources(
  folder: string,
  memory: SourceMemory,
): Promise<{ sources: Source[]; faults: ContentFault[] }> {
  const faults: ContentFault[] = [];
  const fault = (file: string, reason: string, line = 1) => faults.push({ file, line, field: '', reason });
  const marks = await listFolders(folder);
  const sources: Source[] = [];
  const kept = new Set<string>();

  const readOne = async (file: string, { mark, type }: Pick<Source, 'mark' | 'type'>): Promise<Source | undefined> => {
    const slug = path.posix.basename(file, '.md');
    if (!file.endsWith('.md') || !slugPattern.test(slug)) {
      fault(file, 'content files are named <slug>.md, the slug in lower-case letters, digits, - _ and .');
      return undefined;
    }
    const { size, mtimeMs } = await stat(path.join(folder, file));
    const key = `${file}|${size}|${mtimeMs}`;
    kept.add(key);
    const source = memory.get(key) ?? (await readSource(folder, { file, mark, type, slug }));
    if ('faults' in source) {
      for (const { line, reason } of source.faults) fault(file, reason, line);
      return undefined;
    }
    memory.set(key, source);
    return source;
  };

  if (marks.length === 0) fault('.', 'there is no site here: content stands in <mark>/<type>/<slug>.md');
  for (const mark of marks) {
    for (const type of await listFolders(path.join(folder, mark))) {
      const place = `${mark}/${type}`;
      if (!isTypeName(type)) {
        fault(place, `there is no type of this name; the types are ${Object.keys(contentTypes).join(', ')}`);
        continue;
      }
      const names = await listNames(path.join(folder, place));
      for (let start = 0; start < names.length; start += atOnce) {
        const read = names.slice(start, start + atOnce).map((name) => readOne(`${place}/${name}`, { mark, type }));
        sources.push(...(await Promise.all(read)).filter((source) => source !== undefined));
      }
    }
  }
  for (const key of memory.keys()) if (!kept.has(key)) memory.delete(key);
  return { sources, faults };
}

type Place = Pick<Source, 'file' | 'mark' | 'type' | 'slug'>;

async function readSource(
  folder: string,
  place: Place,
): Promise<Source | { faults: { line: number; reason: string }[] }> {
  const read = readFrontMatter(await readFile(path.join(folder, place.file), 'utf8'));
  return 'faults' in read ? read : { ...read, ...place };
}

async function listFolders(folder: string): Promise<string[]> {
  const found = await readdir(folder, { withFileTypes: true });
  return found
    .filter((item) => item.isDirectory() && !item.name.startsWith('.') && item.name !== filesFolder)
    .map(({ name }) => name)
    .sort();
}

async function listNames(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => !name.startsWith('.')).sort();
}
