import { say } from '../../contract/text.ts';
import type { Head, HeadContext } from '../page-route.ts';
import { text } from '../pages.text.ts';

export async function notFoundHead({ site }: HeadContext): Promise<Head> {
  return { title: `${say(text.notFound, site.mark)} · ${site.name}` };
}
