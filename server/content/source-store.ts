import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { nameDraft } from '../base/data-folder.ts';
import type { MediaFiles } from './media-files.ts';
import { factsOf, type Remembered, type SourceMemory } from './read-sources.ts';

/** What was read of the content's files, kept from one start to the next: parsing all of it is most of a start's work. */
export interface SourceStore {
  /** What was read by the same reader as today's. Of a file that the disk has lost a part of there is nothing. */
  load(files: MediaFiles): Promise<SourceMemory>;
  save(memory: SourceMemory): Promise<void>;
}

/** Sources that are written and read in one go. */
const batch = 50;

/** Bytes of the number before each batch that says how long it is. */
const lengthBytes = 4;

/**
 * @param readerFile what turns files into sources: with another one everything is read anew
 */
export async function createSourceStore(file: string, readerFile: string): Promise<SourceStore> {
  const reader = createHash('sha256')
    .update(process.version)
    .update(await readFile(readerFile))
    .digest('base64url');
  return { load: (files) => load(file, reader, files), save: (memory) => save(file, reader, memory) };
}

async function load(file: string, reader: string, files: MediaFiles): Promise<SourceMemory> {
  const memory: SourceMemory = new Map();
  let handle: FileHandle | undefined;
  try {
    handle = await open(file);
    if ((await readRecord(handle)) !== reader) return memory;
    for (let part = await readRecord(handle); part; part = await readRecord(handle)) {
      for (const [name, known] of part as [string, Remembered][]) {
        const facts = factsOf(known.source, files);
        // The very facts of today, by which later readings know that nothing has changed.
        if (isDeepStrictEqual(facts, known.facts)) memory.set(name, { ...known, facts });
      }
    }
    return memory;
  } catch {
    // Missing, cut short or another version's: it is only a memory, and is made anew.
    return new Map();
  } finally {
    await handle?.close();
  }
}

async function save(file: string, reader: string, memory: SourceMemory): Promise<void> {
  const draft = nameDraft(file);
  let handle: FileHandle | undefined;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    handle = await open(draft, 'w', 0o600);
    await writeRecord(handle, reader);
    const entries = [...memory];
    for (let start = 0; start < entries.length; start += batch)
      await writeRecord(handle, entries.slice(start, start + batch));
    await handle.close();
    await rename(draft, file);
  } catch {
    // A full disk or one that may not be written to costs the next start its time, and no content.
    await handle?.close().catch(() => undefined);
    await rm(draft, { force: true }).catch(() => undefined);
  }
}

/** The next record; undefined after the last. */
async function readRecord(handle: FileHandle): Promise<unknown> {
  const head = await handle.read(Buffer.alloc(lengthBytes), 0, lengthBytes);
  if (head.bytesRead === 0) return undefined;
  const length = head.buffer.readUInt32LE();
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length);
  if (bytesRead < length) throw new Error('the file ends too early');
  return deserialize(buffer);
}

async function writeRecord(handle: FileHandle, record: unknown): Promise<void> {
  const bytes = serialize(record);
  const head = Buffer.alloc(lengthBytes);
  head.writeUInt32LE(bytes.length);
  await handle.writeFile(Buffer.concat([head, bytes]));
}
