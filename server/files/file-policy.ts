import path from 'node:path';
import { isFramedPage, isFramedStyle } from '../../contract/framed-pages.ts';
import { playedVideos } from '../../contract/videos.ts';

/** Nothing of a document may run, load or send, should a browser show it after all. */
const sandbox = "default-src 'none'; sandbox";

/**
 * A page that the site shows in a frame runs nothing, sends nothing and loads style sheets and pictures of the site
 * alone. It stays of the site's origin, so that the frame can be made as high as it is, and has its place in the site's
 * own pages: elsewhere `vt-page-frame` is a link to it. Other files may be framed by anybody; a frame of a document or a
 * picture acts as nobody.
 */
const framedPage = [
  "default-src 'none'",
  "style-src 'unsafe-inline' 'self'",
  "img-src 'self' data:",
  "media-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
].join('; ');

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
 * could act as the site: what is not known to be inert is saved and never shown, and is of no type that could be run. The
 * pages that are made to be shown are those of one folder, with the style sheets beside them.
 */
export function filePolicy(name: string): Readonly<Record<string, string>> {
  const ending = path.extname(name).toLowerCase();
  // A PDF with a policy is not shown by Chromium's viewer; it runs in one of its own.
  if (inert.has(ending)) return {};
  // A vector picture is a document when it is opened by itself.
  if (ending === '.svg') return { 'content-security-policy': `${sandbox}; style-src 'unsafe-inline'` };
  if (isFramedPage(name)) return { 'content-security-policy': framedPage, 'content-type': 'text/html; charset=utf-8' };
  if (isFramedStyle(name)) return { 'content-security-policy': sandbox, 'content-type': 'text/css; charset=utf-8' };
  return {
    'content-security-policy': sandbox,
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment',
  };
}
