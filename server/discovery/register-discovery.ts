import type { FastifyInstance } from 'fastify';
import type { Site } from '../../contract/entities/site.ts';
import { calendarAddress } from '../../contract/event-calendar.ts';
import { feeds } from '../../contract/feeds.ts';
import { type PathParams, toPath } from '../../contract/paths.ts';
import type { Settings } from '../base/settings.ts';
import type { Content } from '../content/content.ts';
import { createCompressed } from '../http/compressed.ts';
import { createRepresentations } from '../http/representations.ts';
import { siteOrigin } from '../http/site-of-request.ts';
import { writeEventCalendar, writeEventFile } from './event-file.ts';
import { type ListedGround, listPages } from './listed-pages.ts';
import { writeLlms } from './markdown/llms.ts';
import { writeNewsFeed } from './news-feed.ts';
import { writeRobots } from './robots.ts';
import { createSiteFiles, type SiteFilesOptions } from './site-files.ts';
import { type Sitemap, type SitemapBounds, writeSitemap } from './sitemap.ts';

interface DiscoveryOptions extends ListedGround, Pick<SiteFilesOptions, 'headers'> {
  content: ListedGround['content'] & SiteFilesOptions['content'] & Pick<Content, 'find' | 'readAt'>;
  searchEngines: Settings['SEARCH_ENGINES'];
  /** What one file of a sitemap may hold; what search engines take, unless a test wants less. */
  bounds?: SitemapBounds;
}

/** What search engines and other machines read of each site beside its pages. */
export function registerDiscovery(app: FastifyInstance, options: DiscoveryOptions): void {
  const { content, publicOrigin, searchEngines, bounds } = options;
  const files = createSiteFiles(app, options);
  const originOf = (site: Site) => siteOrigin(site, publicOrigin);

  files.serve(
    {
      path: '/robots.txt',
      type: 'text/plain',
      make: async (site) =>
        createRepresentations(
          Buffer.from(writeRobots({ sitemap: `${originOf(site)}/sitemap.xml`, forbidden: searchEngines === 'forbid' })),
        ),
    },
    [''],
  );

  files.serve({ path: '/llms.txt', type: 'text/plain', make: async (site) => toBody(await writeLlms(site, options)) });

  const sitemaps = new Map<Site, Promise<Sitemap>>();
  const endListening = content.onChange(() => sitemaps.clear());
  app.addHook('onClose', async () => endListening());
  const sitemapOf = (site: Site) => {
    const making = sitemaps.get(site) ?? writeSitemap(listPages(site, options), { origin: originOf(site), ...bounds });
    sitemaps.set(site, making);
    making.catch(() => sitemaps.delete(site));
    return making;
  };
  const serve = (path: string, type: string, pick: (sitemap: Sitemap, params: PathParams) => Buffer | undefined) =>
    files.serve({
      path,
      type,
      make: async (site, params) => {
        const bytes = pick(await sitemapOf(site), params);
        return bytes && createCompressed(bytes);
      },
    });
  serve('/sitemap.xml', 'application/xml', ({ index, parts }) => index ?? parts[0]);
  serve(
    '/sitemap-:number(^[1-9]\\d{0,3}).xml',
    'application/xml',
    ({ index, parts }, { number }) => index && parts[Number(number) - 1],
  );
  serve('/sitemap.txt', 'text/plain', ({ text }) => text);

  files.serve({
    path: feeds.news.address,
    type: feeds.news.type,
    make: async (site) => toBody(await writeNewsFeed(content.list('news', site.id), site, { origin: originOf(site) })),
  });
  files.serve({
    path: feeds.events.address,
    type: feeds.events.type,
    make: async (site) => {
      const events = content.list('activity', site.id).map(({ value }) => value);
      return toBody(
        writeEventCalendar(events, site, { origin: originOf(site), changed: content.readAt, now: new Date() }),
      );
    },
  });
  files.serve({
    path: toPath(calendarAddress, ':id(^[1-9]\\d{0,14})'),
    type: feeds.events.type,
    ofVisitor: true,
    nameOf: ({ id }) => `activity-${id}.ics`,
    make: async (site, { id }) => {
      const event = content.find('activity', Number(id));
      // As of pages: an entry has one address, in its own language.
      if (event?.siteId !== site.id) return undefined;
      return toBody(writeEventFile(event.value, site, { origin: originOf(site), changed: content.readAt }));
    },
  });
}

const toBody = (written: string) => createRepresentations(Buffer.from(written));
