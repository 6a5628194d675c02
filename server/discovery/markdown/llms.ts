import { addresses } from '../../../contract/addresses.ts';
import type { Site } from '../../../contract/entities/site.ts';
import { say } from '../../../contract/text.ts';
import { text as searchText } from '../../../widgets/search/search.text.ts';
import { escapeHtml } from '../../base/escape.ts';
import { nameOf } from '../../content/entry-name.ts';
import { siteOrigin } from '../../http/site-of-request.ts';
import { enumeratePages } from '../enumerate-pages.ts';
import { type ListedGround, listedRoutes, readListedHead } from '../listed-pages.ts';
import { describeEntry } from './describe-entry.ts';
import { sections, text } from './markdown.text.ts';
import { paragraph, points, section } from './parts.ts';
import { toMarkdown } from './to-markdown.ts';
import { toTwinPath } from './twin-path.ts';

/** Pages of one kind that are listed; the others stand in the sitemap. */
const mostOfAKind = 50;

/** /llms.txt (llmstxt.org): what the site is, and where its pages are told as Markdown. */
export async function writeLlms(site: Site, ground: ListedGround): Promise<string> {
  const origin = siteOrigin(site, ground.publicOrigin);
  const pages = [];
  const kinds = [];
  for (const route of listedRoutes(ground.routes)) {
    const found = await enumeratePages(route, site, ground);
    const [{ entry: first } = {}] = found;
    const kind =
      first && Object.hasOwn(sections, first.type) ? sections[first.type as keyof typeof sections] : undefined;
    if (kind) {
      const listed = found.slice(0, mostOfAKind).map(({ path, entry }) => ({
        title: entry ? nameOf(entry) : path,
        desc: entry && describeEntry(entry, site),
        href: origin + toTwinPath(path),
      }));
      kinds.push(section(say(kind, site.mark), points(listed)));
      continue;
    }
    for (const page of found) {
      const head = await readListedHead(route, page, site, ground);
      if (!head) continue;
      const title = head.title.replace(` · ${site.name}`, '');
      pages.push({ title, desc: head.description, href: origin + toTwinPath(page.path) });
    }
  }
  const html = [
    `<h1>${escapeHtml(site.title)}</h1>`,
    site.description ? `<blockquote>${paragraph(site.description)}</blockquote>` : '',
    section(say(text.pages, site.mark), points(pages)),
    ...kinds,
    section(
      say(searchText.title, site.mark),
      points([
        {
          title: say(searchText.title, site.mark),
          desc: `${say(searchText.lead, site.mark)} ${say(text.searchHow, site.mark)}`,
          href: origin + toTwinPath(addresses.search),
        },
      ]),
    ),
    points([{ title: 'sitemap.txt', href: `${origin}/sitemap.txt` }]),
  ].join('');
  return `${await toMarkdown(html)}\n`;
}
