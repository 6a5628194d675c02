import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { readFrontMatter } from './front-matter.ts';
import { isLeaving } from './leavings.ts';
import { readContentFile } from './read-file.ts';

/**
 * The marks of a folder's sites, with their ids where their files tell: of who wants only those, without reading all
 * content, and whatever faults it has. Empty where there is no such folder.
 */
export async function readSiteIds(folder: string): Promise<Map<string, number | undefined>> {
  const found = await list(folder);
  const ids = new Map<string, number | undefined>();
  for (const mark of found) {
    const [name] = (await list(path.join(folder, mark, 'site'))).filter((each) => each.endsWith('.md'));
    if (name === undefined) continue;
    const file = readContentFile(folder, path.join(mark, 'site', name));
    const read = 'text' in file ? readFrontMatter(file.text) : file;
    const id = 'fields' in read ? read.fields.id : undefined;
    ids.set(mark, typeof id === 'number' ? id : undefined);
  }
  return ids;
}

async function list(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'EACCES') return [];
    throw error;
  });
  return names.filter((name) => !isLeaving(name));
}
