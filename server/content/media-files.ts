import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import sharp from 'sharp';
import { z } from 'zod';
import type { File } from '../../contract/entities/shared.ts';
import { themeSchema } from '../../contract/schemas/shared.ts';
import { fileType } from './file-type.ts';

/** What is known of a file without being told: its kind, and a picture's size and theme. */
export type FileFacts = Pick<File, 'type' | 'width' | 'height' | 'theme'> & { broken?: string };

/** Files of the content, by path below `files/`, with forward slashes. */
export type MediaFiles = ReadonlyMap<string, FileFacts>;

const factsSchema = z.object({
  type: z.enum(['image', 'video', 'document']),
  width: z.number().optional(),
  height: z.number().optional(),
  theme: themeSchema.optional(),
  broken: z.string().optional(),
});
const memorySchema = z.record(z.string(), factsSchema);

/** Pictures that are measured side by side. */
const width = 4;

/**
 * Looks at every file below a folder. Measuring a picture takes some 10 ms, so that what was measured is kept in
 * `memoryFile` by path, size and time of change.
 */
export async function readMediaFiles(folder: string, memoryFile: string): Promise<MediaFiles> {
  const known = await readMemory(memoryFile);
  const names = await listFiles(folder);
  const files = new Map<string, FileFacts>();
  const memory: Record<string, FileFacts> = {};
  let measured = 0;
  const measure = async () => {
    for (let name = names.shift(); name !== undefined; name = names.shift()) {
      const found = await stat(path.join(folder, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
      // Gone meanwhile, and what names it is told so.
      if (!found) continue;
      const { size, mtimeMs } = found;
      const key = `${name}|${size}|${mtimeMs}`;
      const remembered = known[key];
      if (!remembered) measured += 1;
      const facts = remembered ?? (await readFacts(path.join(folder, name)));
      memory[key] = facts;
      files.set(name, facts);
    }
  };
  await Promise.all(Array.from({ length: width }, measure));
  if (measured > 0 || Object.keys(known).length !== files.size) await writeMemory(memoryFile, memory);
  return files;
}

/** The files as found, with the very facts of the files that were known and are the same: what depends on them may stay. */
export function keepSame(known: MediaFiles, found: MediaFiles): MediaFiles {
  return new Map(
    [...found].map(([name, facts]) => {
      const before = known.get(name);
      return [name, before && isDeepStrictEqual(before, facts) ? before : facts];
    }),
  );
}

async function listFiles(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return found
    .filter((item) => item.isFile())
    .map((item) => path.relative(folder, path.join(item.parentPath, item.name)).split(path.sep).join('/'))
    .filter((name) => !/(?:^|\/)\./.test(name))
    .sort();
}

async function readFacts(file: string): Promise<FileFacts> {
  const type = fileType(file);
  if (type !== 'image') return { type };
  try {
    // By its bytes: libvips remembers files by name, and would tell the old size of one that was replaced.
    const picture = sharp(await readFile(file));
    const { width, height, autoOrient } = await picture.metadata();
    const average = await picture
      .resize(1, 1, { fit: 'fill' })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer();
    return {
      type,
      width: autoOrient.width || width,
      height: autoOrient.height || height,
      theme: themeOf([...average]),
    };
  } catch (error) {
    return { type, broken: error instanceof Error ? error.message : String(error) };
  }
}

/** Section 4: dark when the average colour's lightness (that of HSL) is below 0.8. */
function themeOf(channels: readonly number[]): 'dark' | 'light' {
  const colour = channels.slice(0, 3);
  const lightness = (Math.max(...colour) + Math.min(...colour)) / 2 / 255;
  return lightness < 0.8 ? 'dark' : 'light';
}

async function readMemory(file: string): Promise<Record<string, FileFacts>> {
  try {
    return memorySchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    // Missing, or written by another version: it is only a memory, and is made anew.
    return {};
  }
}

async function writeMemory(file: string, memory: Record<string, FileFacts>): Promise<void> {
  const draft = `${file}.${process.pid}`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(draft, JSON.stringify(memory));
    await rename(draft, file);
  } catch {
    // A full disk or one that may not be written to costs the next start some seconds, and no content.
    await rm(draft, { force: true }).catch(() => undefined);
  }
}
