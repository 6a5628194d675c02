import { say } from '../../contract/text.ts';
import type { Head, HeadContext } from '../page-route.ts';
import { text } from '../pages.text.ts';

/** Named after what is looked for. Search engines follow its links and keep none of its countless addresses. */
export async function searchHead({ site, route }: HeadContext): Promise<Head> {
  const q = String(route.query.q ?? '')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, 60);
  const title = q ? say(text.searchFor, site.mark, { q }) : say(text.search, site.mark);
  return { title: `${title} · ${site.name}`, description: say(text.searchDescription, site.mark, { site: site.name }) };
}
