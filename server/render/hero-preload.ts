import { decodeEntities } from '../../contract/rich-text.ts';
import { escapeHtml } from '../base/escape.ts';

/** A picture that is fetched at once, with its twin for phones before it where it has one. */
const eagerPicture =
  /(?:<source media="([^"]+)" srcset="([^"]+)"[^>]*>)?<img [^>]*?src="([^"]+)"[^>]*? loading="eager"[^>]*>/g;

/** Narrower ones are icons: no page's largest picture. */
const leastWidth = 320;

/**
 * What tells a browser of the page's hero before it has read the styles and the header: the very candidates that the
 * page then shows, since they are read from its HTML. A link for each of two pictures, of which a screen matches one.
 * @param body the page's rendered HTML
 */
export function createHeroPreload(body: string): string[] {
  const main = body.slice(Math.max(0, body.indexOf('<main')));
  for (const [image, phoneMedia, phone, src = ''] of main.matchAll(eagerPicture)) {
    if (Number(/ width="(\d+)"/.exec(image.slice(image.indexOf('<img')))?.[1]) < leastWidth) continue;
    if (phoneMedia === undefined || phone === undefined) return [preload(src)];
    return [preload(phone, phoneMedia), preload(src, `not all and ${phoneMedia}`)];
  }
  return [];
}

function preload(address: string, media?: string): string {
  const screens = media === undefined ? '' : ` media="${media}"`;
  return `<link rel="preload" as="image" href="${escapeHtml(decodeEntities(address))}"${screens} fetchpriority="high">`;
}
