import { isUtf8 } from 'node:buffer';
import { closeSync, constants, fstatSync, openSync, readSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { LineFault } from './faults.ts';

/** The largest file of the content, in bytes: some 300,000 Chinese characters. */
const mostBytes = 1_000_000;

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not read it: give it the right to',
  ELOOP: 'it is a link that leads round in a circle',
  ENOENT: 'it went away while it was read, or is a link to nothing',
  EISDIR: 'it is a folder',
  // What a socket says to who opens it.
  ENXIO: 'it is no regular file',
};

/**
 * The text of a file of the content. Anything may stand in a folder, and nothing in it may hang the reading or go
 * live garbled: only regular files of valid UTF-8 are taken, links to them within the folder too.
 */
export function readContentFile(folder: string, file: string): { text: string } | { faults: LineFault[] } {
  const refuse = (reason: string, line = 1) => ({ faults: [{ line, reason }] });
  let bytes: Buffer | string;
  try {
    bytes = readBytes(folder, path.join(folder, file));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!Object.hasOwn(reasons, code)) throw error;
    return refuse(`cannot be read: ${reasons[code]}`);
  }
  if (typeof bytes === 'string') return refuse(`cannot be read: ${bytes}`);
  if (bytes.length > mostBytes) return refuse(tooLarge);
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    return refuse('is UTF-16: save it as UTF-8');
  if (!isUtf8(bytes))
    return refuse(
      'is not UTF-8, perhaps GBK: save it as UTF-8',
      findLine(bytes, (line) => !isUtf8(line)),
    );
  // The decoder takes the byte order mark away.
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const odd = oddCharacter.exec(text);
  if (!odd) return { text };
  const line = text.slice(0, odd.index).split('\n').length;
  return odd[0] === '\uFFFD'
    ? refuse('holds \uFFFD, which stands for a character that was lost: type it anew', line)
    : refuse(`holds the control character U+${hex(odd[0])}: remove it`, line);
}

const tooLarge = `is larger than ${mostBytes / 1_000_000} MB: split it, or offer it as a document below files/`;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const oddCharacter = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ufffd]/;

const hex = (character: string) => character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');

/** The bytes, or why they are not had. Opened without waiting: a pipe would wait for its other end for ever. */
function readBytes(folder: string, file: string): Buffer | string {
  const real = realpathSync.native(file);
  if (path.relative(realpathSync.native(folder), real).split(path.sep)[0] === '..')
    return 'it is a link that leads out of the content folder';
  const handle = openSync(real, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const stat = fstatSync(handle);
    if (stat.isDirectory()) return 'it is a folder';
    if (!stat.isFile()) return 'it is no regular file';
    // One byte more than may be: a file that grows while it is read is too large as well.
    const bytes = Buffer.alloc(Math.min(stat.size, mostBytes) + 1);
    let length = 0;
    for (;;) {
      const read = readSync(handle, bytes, length, bytes.length - length, null);
      length += read;
      if (read === 0 || length === bytes.length) break;
    }
    if (length === bytes.length && stat.size <= mostBytes) return 'it grew while it was read';
    return bytes.subarray(0, length);
  } finally {
    closeSync(handle);
  }
}

function findLine(bytes: Buffer, isMeant: (line: Buffer) => boolean): number {
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const end = bytes.indexOf(0x0a, start);
    const stop = end < 0 ? bytes.length : end;
    if (isMeant(bytes.subarray(start, stop))) return line;
    start = stop + 1;
  }
  return 1;
}
