import { once } from 'node:events';
import type { Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate as letOthers } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import { later } from '../base/later.ts';
import type { ListedPage } from './listed-pages.ts';

const readSitemap = later<typeof import('sitemap')>('sitemap');

/** What a search engine takes in one file: Baidu's bounds, of which the bytes are the tightest of all. */
const mostAddresses = 50_000;
const mostBytes = 10 * 1024 * 1024;

/** Pages that are written before others are let have their turn. */
const turn = 50;

/** A site's pages as files for search engines, compressed: the XML of 30,000 entries has 14 MB, and half of one so. */
export interface Sitemap {
  /** `sitemap.xml`, where one file holds all; else what it lists, `sitemap-1.xml` first. */
  parts: readonly Buffer[];
  /** The list of the parts, where there is more than one. */
  index?: Buffer;
  /** One address a line, within the bounds of one file: for those who follow no index. */
  text: Buffer;
}

/** What one file holds at most. */
export interface SitemapBounds {
  addresses?: number;
  bytes?: number;
}

interface SitemapOptions extends SitemapBounds {
  /** The site's own, without a final slash. */
  origin: string;
}

/**
 * Writes a sitemap (sitemaps.org), piece by piece: others are answered meanwhile, and no more than a part's compressed
 * bytes is held at any time.
 */
export async function writeSitemap(pages: AsyncIterable<ListedPage>, options: SitemapOptions): Promise<Sitemap> {
  const { ErrorLevel, SitemapIndexStream, SitemapStream } = readSitemap();
  const { origin, addresses = mostAddresses, bytes = mostBytes } = options;
  const level = ErrorLevel.THROW;
  const openPart = () =>
    compress(new SitemapStream({ level, xmlns: { news: false, video: false, image: false, xhtml: true } }));
  const parts: Promise<Buffer>[] = [];
  const text = compress(undefined);
  let part = openPart();
  let size = 0;
  let count = 0;
  let lines = { count: 0, size: 0 };
  for await (const page of pages) {
    const weight = weigh(page);
    if (count > 0 && (count === addresses || size + weight > bytes)) {
      parts.push(part.end());
      part = openPart();
      count = 0;
      size = 0;
    }
    const links = Object.entries(page.alternates).map(([lang, url]) => ({ lang, url }));
    await part.write({ url: page.url, links, lastmod: page.changed?.toISOString() });
    count += 1;
    size += weight;
    if (count % turn === 0) await letOthers();
    const line = `${page.url}\n`;
    if (lines.count === addresses || lines.size + line.length > bytes) continue;
    await text.write(line);
    lines = { count: lines.count + 1, size: lines.size + line.length };
  }
  parts.push(part.end());
  if (parts.length === 1) return { parts: await Promise.all(parts), text: await text.end() };
  const index = compress(new SitemapIndexStream({ level }));
  for (const number of parts.keys()) await index.write({ url: `${origin}/sitemap-${number + 1}.xml` });
  return { parts: await Promise.all(parts), index: await index.end(), text: await text.end() };
}

/** No fewer bytes than a page takes in the XML: its addresses as they are escaped, and what stands around them. */
function weigh({ url, alternates }: ListedPage): number {
  const escaped = (address: string) => address.length + 5 * (address.match(/[&'"<>]/g)?.length ?? 0);
  const links = Object.entries(alternates).map(([lang, address]) => 60 + lang.length + escaped(address));
  return links.reduce((sum, link) => sum + link, 100 + escaped(url));
}

/** Compresses what is written, through a stream that makes text of it or as it is, no faster than it can. */
function compress(writer: Transform | undefined) {
  const gzip = createGzip();
  const whole = buffer(gzip as Readable);
  writer?.once('error', (error) => gzip.destroy(error)).pipe(gzip);
  // What fails is told by what is written next, or at the end.
  whole.catch(() => undefined);
  const target = writer ?? gzip;
  return {
    write: async (item: unknown) => {
      if (!target.write(item)) await Promise.race([once(target, 'drain'), whole]);
    },
    end: () => {
      target.end();
      return whole;
    },
  };
}
