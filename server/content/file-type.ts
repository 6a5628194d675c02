import path from 'node:path';
import type { File } from '../../contract/entities/shared.ts';
import { playedVideos, savedVideos } from '../../contract/videos.ts';

const pictures = ['.webp', '.png', '.jpg', '.jpeg', '.gif', '.avif', '.svg'];

const videos = [...playedVideos, ...savedVideos].map((ending) => `.${ending}`);

const types = new Map<string, File['type']>([
  ...pictures.map((ending) => [ending, 'image'] as const),
  ...videos.map((ending) => [ending, 'video'] as const),
]);

/** What kind of file an address or path names, by its ending. */
export function fileType(address: string): File['type'] {
  const name = address.replace(/[?#].*$/, '');
  return types.get(path.posix.extname(name).toLowerCase()) ?? 'document';
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

/** The path that was meant by one that begins with `files/` although all do; undefined where there is no such file. */
export function findBelowFiles(name: string, find: (name: string) => unknown): string | undefined {
  const shorter = name.replace(/^(?:\.\/)?files\//, '');
  return shorter !== name && find(shorter) ? shorter : undefined;
}
