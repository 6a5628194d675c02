import path from 'node:path';
import type { File } from '../../contract/entities/shared.ts';

const pictures = ['.webp', '.png', '.jpg', '.jpeg', '.gif', '.avif', '.svg'];

/** Section 9 names the first ten; the others are what browsers play today. */
const videos = [
  ...['.wmv', '.asf', '.asx', '.rm', '.rmvb', '.m', '.mp4', '.mov', '.mkv', '.flv', '.vob'],
  ...['.m4v', '.webm', '.avi', '.mpg', '.mpeg', '.ogv', '.m3u8'],
];

const types = new Map<string, File['type']>([
  ...pictures.map((ending) => [ending, 'image'] as const),
  ...videos.map((ending) => [ending, 'video'] as const),
]);

/** What kind of file an address or path names, by its ending. */
export function fileType(address: string): File['type'] {
  const name = address.replace(/[?#].*$/, '');
  return types.get(path.posix.extname(name).toLowerCase()) ?? 'document';
}

/** The public address of a file of the content folder. */
export function fileUrl(name: string): string {
  return `/files/${name.split('/').map(encodeURIComponent).join('/')}`;
}
