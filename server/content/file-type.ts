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
