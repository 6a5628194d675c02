import { say } from '../../contract/text.ts';
import type { Head, HeadContext } from '../page-route.ts';
import { text } from '../pages.text.ts';

/** A tool for those who have pages of their own: search engines are told of none of what it can make. */
export async function embedHead({ site }: HeadContext): Promise<Head> {
  return {
    title: `${say(text.embed, site.mark)} · ${site.name}`,
    description: say(text.embedDescription, site.mark, { site: site.name }),
  };
}
