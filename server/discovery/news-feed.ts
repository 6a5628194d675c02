import { addresses } from '../../contract/addresses.ts';
import type { Site } from '../../contract/entities/site.ts';
import { feeds } from '../../contract/feeds.ts';
import { toPath } from '../../contract/paths.ts';
import { say } from '../../contract/text.ts';
import { text } from '../../pages/feeds.text.ts';
import { later } from '../base/later.ts';
import type { Entry } from '../content/entry.ts';
import { toAbsoluteText } from './absolute-text.ts';
import { lastChange } from './last-change.ts';

const readFeedsmith = later<typeof import('feedsmith')>('feedsmith');

/** Stories that a feed has: a reader asks often enough to miss none. */
const mostStories = 30;

interface FeedOptions {
  /** The site's own, without a final slash. */
  origin: string;
}

/** The latest news as Atom (RFC 4287), whole, so that they can be read in the reader. */
export async function writeNewsFeed(
  news: readonly Entry<'news'>[],
  site: Site,
  { origin }: FeedOptions,
): Promise<string> {
  const { generateAtomFeed } = readFeedsmith();
  const latest = [...news].sort((a, b) => b.date - a.date).slice(0, mostStories);
  const entries = latest.map((entry) => {
    const { id, title, desc, author, content, createTime } = entry.value;
    const url = origin + toPath(addresses.article, id);
    return {
      id: url,
      title: { value: title },
      links: [{ href: url, rel: 'alternate', type: 'text/html' }],
      published: new Date(createTime),
      updated: lastChange(entry) ?? new Date(createTime),
      ...(author && { authors: [{ name: author }] }),
      ...(desc && { summary: { value: desc } }),
      content: { value: toAbsoluteText(content, origin), type: 'html' },
    };
  });
  const self = origin + feeds.news.address;
  const moments = entries.map(({ updated }) => updated.getTime());
  return generateAtomFeed({
    id: self,
    title: { value: `${site.name} · ${say(text.news, site.mark)}` },
    ...(site.description && { subtitle: { value: site.description } }),
    // A feed without stories has to say a moment too, and the same each time.
    updated: new Date(Math.max(0, ...moments)),
    authors: [{ name: site.name, uri: `${origin}/` }],
    links: [
      { href: self, rel: 'self', type: feeds.news.type },
      { href: origin + addresses.news, rel: 'alternate', type: 'text/html', hreflang: site.lang },
    ],
    logo: origin + site.logo,
    xml: { lang: site.lang },
    entries,
  });
}
