import { decodeEntities } from '../../contract/rich-text.ts';
import { escapeHtml } from '../base/escape.ts';

/** A picture that is fetched at once, with its twin for phones before it where it has one. */
const eagerPicture =
  /(?:<source media="([^"]+)" srcset="([^"]+)"[^>]*>)?<img [^>]*?src="([^"]+)"[^>]*? loading="eager"[^>]*>/g;

/** Narrower ones are icons: no page's largest picture. */
const leastWidth = 320;

/** The page's largest picture, if it is fetched at once. */
export interface Hero {
  address: string;
  /** Its twin for phones, and the screens that show that one. */
  phone?: { address: string; media: string };
}

/**
 * The very candidates that the page shows, since they are read from its HTML.
 * @param body the page's rendered HTML
 */
export function findHero(body: string): Hero | undefined {
  const main = body.slice(Math.max(0, body.indexOf('<main')));
  for (const [image, media, phone, src = ''] of main.matchAll(eagerPicture)) {
    if (Number(/ width="(\d+)"/.exec(image.slice(image.indexOf('<img')))?.[1]) < leastWidth) continue;
    const address = decodeEntities(src);
    return media === undefined || phone === undefined
      ? { address }
      : { address, phone: { address: decodeEntities(phone), media } };
  }
  return undefined;
}

/**
 * What tells a browser of the page's hero before it has read the styles and the header. A link for each of two pictures,
 * of which a screen matches one.
 */
export function createHeroPreload({ address, phone }: Hero): string[] {
  if (!phone) return [preload(address)];
  return [preload(phone.address, phone.media), preload(address, `not all and ${phone.media}`)];
}

function preload(address: string, media?: string): string {
  const screens = media === undefined ? '' : ` media="${media}"`;
  return `<link rel="preload" as="image" href="${escapeHtml(address)}"${screens} fetchpriority="high">`;
}

/**
 * The same for the head of an answer to a phone. A link that says which screens it is for has to wait there until the
 * page has been begun to be read, so that it would be no sooner than the page's own: this one says nothing of them.
 */
export function createHeroLink({ address, phone }: Hero): string {
  const { pathname, search } = new URL(phone?.address ?? address, 'http://localhost');
  return `<${pathname}${search}>; rel=preload; as=image; fetchpriority=high`;
}
