import { createHash } from 'node:crypto';
import type { Site } from '../../../contract/entities/site.ts';
import type { Head } from '../../../pages/page-route.ts';

/** What the picture says that a page is shared with. */
export interface ShareWords {
  title: string;
  description?: string;
  site: string;
  host: string;
  /** BCP 47: Chinese has Chinese quotes, dashes and Latin letters. */
  lang: string;
  /** A picture's address below /files. */
  image?: string;
}

/** What messengers and networks show whole, in pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

const folder = '/share';
const ending = '.jpg';

export function toShareWords({ title, description, image }: Head, site: Site, origin: string): ShareWords {
  const { name, lang } = site;
  // The site's name has its own place.
  const alone = title.replace(` · ${name}`, '');
  const own = alone.startsWith(name) ? alone.slice(name.length).replace(/^\s*[|｜·–—]\s*/, '') || name : alone;
  return { title: own, description, site: name, host: new URL(origin).host, lang, image };
}

/**
 * The address of a page's picture for those who share it, without the origin: another one when the picture says
 * something else, since messengers keep what they once fetched.
 */
export function toShareAddress(path: string, words: ShareWords): string {
  const version = createHash('sha1').update(JSON.stringify(words)).digest('hex').slice(0, 8);
  return `${folder}${path === '/' ? '/index' : path}${ending}?v=${version}`;
}

/** The path of the page whose picture an address is. */
export function readSharePath(path: string): string | undefined {
  if (!path.startsWith(`${folder}/`) || !path.endsWith(ending)) return undefined;
  const page = path.slice(folder.length, -ending.length);
  if (page === '/') return undefined;
  return page === '/index' ? '/' : page;
}
