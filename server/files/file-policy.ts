import path from 'node:path';
import { playedVideos } from '../../contract/videos.ts';

/** Nothing of a document may run, load or send, should a browser show it after all. */
const sandbox = "default-src 'none'; sandbox";

/** Kinds of files that run nothing in a browser, by ending; all that the content's types have are among them. */
const inert = new Set(
  [
    ...['webp', 'png', 'jpg', 'jpeg', 'gif', 'avif', 'ico', 'bmp'],
    ...playedVideos,
    ...['avi', 'mkv', 'wmv', 'asf', 'flv', 'mpg', 'mpeg', 'vtt', 'srt'],
    ...['mp3', 'm4a', 'aac', 'ogg', 'wav', 'flac'],
    ...['pdf', 'txt', 'csv', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'odt', 'ods', 'odp', 'zip', '7z', 'gz'],
    ...['woff', 'woff2', 'ttf', 'otf'],
  ].map((ending) => `.${ending}`),
);

/**
 * What goes with a file beside the headers of all files. Files stand on the site's own origin, so that a page among them
 * could act as the site: what is not known to be inert is saved and never shown, and is of no type that could be run.
 */
export function filePolicy(name: string): Readonly<Record<string, string>> {
  const ending = path.extname(name).toLowerCase();
  // A PDF with a policy is not shown by Chromium's viewer; it runs in one of its own.
  if (inert.has(ending)) return {};
  // A vector picture is a document when it is opened by itself.
  if (ending === '.svg') return { 'content-security-policy': `${sandbox}; style-src 'unsafe-inline'` };
  return {
    'content-security-policy': sandbox,
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment',
  };
}
