import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { File } from '../../contract/entities/shared.ts';
import { themeSchema } from '../../contract/schemas/shared.ts';
import { themeOf } from '../../contract/theme.ts';
import { later } from '../base/later.ts';
import { writeWhole } from '../base/write-whole.ts';
import { explainBroken, explainMisnamed, fileType, isVectorName } from './file-type.ts';
import { isLeaving } from './leavings.ts';

const readSharp = later<typeof import('sharp').default>('sharp');

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

/** Pictures of other states of the folder that are remembered, beside as many as it has twice over. */
const mostOthers = 2000;

/** What the machine may fail by while the file is well. */
const passing: ReadonlySet<string | undefined> = new Set(['EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN', 'EIO']);

/**
 * Looks at every file below a folder. Measuring a picture takes some 10 ms, so that what was measured is kept in
 * `memoryFile`: by path, size and time of change, and by its bytes. A release that is swapped in, or back, has the same
 * pictures with other times.
 */
export async function readMediaFiles(folder: string, memoryFile: string): Promise<MediaFiles> {
  const known = await readMemory(memoryFile);
  const names = await listFiles(folder);
  const files = new Map<string, FileFacts>();
  const memory: Record<string, FileFacts> = {};
  const byBytes: Record<string, FileFacts> = {};
  let isNew = false;

  const look = async (name: string): Promise<FileFacts> => {
    const type = fileType(name);
    if (type !== 'image') return { type };
    const bytes = await readFile(path.join(folder, name));
    // The same bytes may be shown under one name and not under another.
    const isVector = isVectorName(name);
    const print = `#${isVector ? 'svg ' : ''}${createHash('sha256').update(bytes).digest('base64url')}`;
    const facts = known[print] ?? byBytes[print] ?? (await measurePicture(bytes, isVector));
    byBytes[print] = facts;
    return facts;
  };
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
      if (remembered) memory[key] = remembered;
      else
        try {
          memory[key] = await look(name);
          isNew = true;
        } catch (error) {
          const { code, message } = error as NodeJS.ErrnoException;
          if (code === 'ENOENT') continue;
          if (passing.has(code)) throw error;
          // Not remembered: with other rights it is another picture.
          files.set(name, { type: fileType(name), broken: message });
          continue;
        }
      files.set(name, memory[key]);
    }
  };
  await Promise.all(Array.from({ length: width }, measure));
  const isGone = Object.keys(known).some((key) => !key.startsWith('#') && !(key in memory));
  if (isNew || isGone) {
    const others = Object.entries(known).filter(([key]) => key.startsWith('#') && !(key in byBytes));
    const kept = Object.fromEntries(others.slice(0, 2 * files.size + mostOthers));
    // A full disk or one that may not be written to costs the next start some seconds, and no content.
    await writeWhole(memoryFile, JSON.stringify({ ...memory, ...byBytes, ...kept })).catch(() => undefined);
  }
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
    .filter((name) => !isLeaving(name))
    .sort();
}

/**
 * By its bytes: libvips remembers files by name, and would tell the old size of one that was replaced.
 * @param isVector whether its name says that it is SVG
 */
async function measurePicture(bytes: Buffer, isVector: boolean): Promise<FileFacts> {
  const type = 'image';
  // A start that knows all its pictures does without it.
  const sharp = readSharp();
  try {
    const picture = sharp(bytes);
    const { format, width, height, autoOrient } = await picture.metadata();
    // Read it could be; but no browser shows it. One kind of pixels may have another's name, and only SVG has to be told.
    if (format === 'tiff' || (format === 'svg') !== isVector) return { type, broken: explainMisnamed(format) };
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
      theme: themeOf(average[0] ?? 0, average[1] ?? 0, average[2] ?? 0),
    };
  } catch (error) {
    return { type, broken: explainBroken(bytes, error instanceof Error ? error.message : String(error)) };
  }
}

async function readMemory(file: string): Promise<Record<string, FileFacts>> {
  try {
    return memorySchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    // Missing, or written by another version: it is only a memory, and is made anew.
    return {};
  }
}
