import { say } from '../../contract/text.ts';
import type { Head, HeadContext } from '../page-route.ts';
import { text } from '../pages.text.ts';

/** A tool for engineers of other pages, beside the one that makes their code. */
export async function embedCheckHead({ site }: HeadContext): Promise<Head> {
  return {
    title: `${say(text.embedCheck, site.mark)} · ${site.name}`,
    description: say(text.embedCheckDescription, site.mark, { site: site.name }),
  };
}
