import path from 'node:path';
import type { File } from '../../contract/entities/shared.ts';
import { playedVideos, savedVideos } from '../../contract/videos.ts';

const pictures = ['.webp', '.png', '.jpg', '.jpeg', '.gif', '.avif', '.svg'];

const videos = [...playedVideos, ...savedVideos].map((ending) => `.${ending}`);

const types = new Map<string, File['type']>([
  ...pictures.map((ending) => [ending, 'image'] as const),
  ...videos.map((ending) => [ending, 'video'] as const),
]);

/** What kind of file an address names, by the ending of its path. */
export function typeOfAddress(address: string): File['type'] {
  return fileType(address.replace(/[?#].*$/, ''));
}

/** What kind of file a name below `files/` is of, by its ending. A `#` or `?` in it is a letter like all others. */
export function fileType(name: string): File['type'] {
  return types.get(path.posix.extname(name).toLowerCase()) ?? 'document';
}

/** Whether a name below `files/` is one of a drawing, which no browser shows as one of pixels, nor the other way. */
export function isVectorName(name: string): boolean {
  return path.posix.extname(name).toLowerCase() === '.svg';
}

/** Pictures that no browser shows, or not every one, and this server cannot read. */
const unshown = [
  '.heic',
  '.heif',
  '.tif',
  '.tiff',
  '.bmp',
  '.psd',
  '.ai',
  '.eps',
  '.jxl',
  '.raw',
  '.dng',
  '.cr2',
  '.nef',
];

/** Why a file is not a picture that a page can show, with what helps. */
export function explainNoPicture(name: string): string {
  if (unshown.includes(path.posix.extname(name).toLowerCase()))
    return 'is a picture that browsers do not show: save it as JPEG, PNG, WebP or AVIF, and name that here';
  const kind = fileType(name) === 'video' ? 'a film' : 'a document';
  return `is ${kind}, and this takes a picture: name one that ends with ${pictures.join(', ')}`;
}

/** What a camera names a picture by that browsers do not show, whatever its file is called. */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** Why the bytes of a picture's file cannot be read as one, with what helps, in one line. */
export function explainBroken(bytes: Buffer, reason: string): string {
  if (bytes.length === 0) return `it is empty; ${cure}`;
  if (bytes.toString('latin1', 4, 8) === 'ftyp' && heicBrands.has(bytes.toString('latin1', 8, 12)))
    return explainMisnamed('heic');
  // Saved once more it would be as large. The limit is sharp's own.
  if (reason.includes('exceeds pixel limit'))
    return 'it has more pixels than are read, some 268 million; save it smaller';
  if (reason.includes('unsupported image format')) return `it is of no kind that is known here; ${cure}`;
  const [first = ''] = reason.split('\n');
  return `it is cut off or damaged (${first}); ${cure}`;
}

/** What is said of a picture of another kind than its name says: one that browsers show only wants its own name. */
export function explainMisnamed(format: string): string {
  const rename = unshown.includes(`.${format}`) ? '' : `let its name end with .${format}, or `;
  return `it is ${format.toUpperCase()} under another name; ${rename}${cure}`;
}

const cure = 'save it once more as JPEG, PNG, WebP or AVIF';

/** The public address of a file of the content folder. */
export function fileUrl(name: string): string {
  return `/files/${name.split('/').map(encodeURIComponent).join('/')}`;
}

/** An address as its writer typed it: Markdown has percent-encoded it. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}

/** The path that was meant by one that begins with `files/` or `/files/` although all do; undefined where there is no such file. */
export function findBelowFiles(name: string, find: (name: string) => unknown): string | undefined {
  const shorter = name.replace(/^(?:\.?\/)?files\//, '');
  return shorter !== name && find(shorter) ? shorter : undefined;
}
