import type { Head, HeadContext } from '../page-route.ts';
import { text } from '../pages.text.ts';

export async function notFoundHead({ site }: HeadContext): Promise<Head> {
  return { title: `${text.notFound[site.mark === 'cn' ? 'cn' : 'en']} · ${site.name}` };
}
