import type { File } from '../../contract/entities/shared.ts';

/** Files as a player plays them, under a title of their own or the entry's. */
export function toVideos(files: readonly Pick<File, 'url' | 'name' | 'captions'>[], title: string, poster?: string) {
  return files.map(({ url, name, captions }) => ({ url, title: name ?? title, captions, poster }));
}
