import type { Head, HeadContext } from '../page-route.ts';

/** The page of text whose address this is. */
export async function textPageHead({ call, route, site }: HeadContext): Promise<Head> {
  const { title, desc } = await call('POST /textPage', { body: { site: { id: site.id }, pageAddress: route.path } });
  return { title: `${title} · ${site.name}`, description: desc };
}
