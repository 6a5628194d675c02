import type { BreadcrumbList, Graph, ItemList, Organization, Thing, VideoObject } from 'schema-dts';
import type { Address } from '../contract/addresses.ts';
import type { Resource } from '../contract/entities/shared.ts';
import { say } from '../contract/text.ts';
import { loadParentPage } from '../widgets/shared/parent-page.ts';
import type { HeadContext } from './page-route.ts';
import { text } from './pages.text.ts';

/** A page of the site by its name and its path, without the site's mark. */
export interface NamedPage {
  name: string;
  address: string;
}

/** What a page is about, as schema.org has it: a property that its type does not have does not compile. */
type Node = Exclude<Thing, string>;

type Identified<Type> = Type & { '@id': string };

/** One type of the vocabulary alone, without those that are more special. */
type Only<Type, Name extends string> = Extract<Type, { '@type': Name }>;

/**
 * A page's schema.org data: every node in one graph, as a head gives it. An entry's page says where it stands and what it
 * is about; its addresses are absolute, as search engines want them.
 *
 *     const url = origin + route.path;
 *     structuredData: joinNodes(
 *       await createBreadcrumbs(context, addresses.products, { name, address: route.path }),
 *       { '@type': 'Product', '@id': `${url}#product`, url, name, brand: createOrganization(context) },
 *     ),
 *
 * What visitors see of the breadcrumbs is the step before the last: the kicker of the page's hero is a link to the list,
 * `<PageHero kicker={parent && <ParentLink parent={parent} />} …>` of widgets/shared/parent-link.tsx, with the
 * `parent: await loadParentPage(context, addresses.products)` that the widget's `load` gives.
 */
export function joinNodes(...nodes: readonly Node[]): Pick<Graph, '@graph'> {
  return { '@graph': nodes };
}

/**
 * The way to a page: home, the section by the name that the menu has for it, and what comes below that. A list's own page
 * names no steps. A section that the menu does not list is left out.
 */
export async function createBreadcrumbs(
  { call, site, origin }: Pick<HeadContext, 'call' | 'site' | 'origin'>,
  section: Address,
  ...steps: readonly NamedPage[]
): Promise<Only<BreadcrumbList, 'BreadcrumbList'>> {
  const parent = await loadParentPage({ call, site }, section);
  const trail = [{ name: say(text.home, site.mark), address: '/' }, ...(parent ? [parent] : []), ...steps];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + address,
    })),
  };
}

/** The entries of a page that is a list, in its order. */
export function createItemList(
  { origin }: Pick<HeadContext, 'origin'>,
  entries: readonly NamedPage[],
): Only<ItemList, 'ItemList'> {
  return {
    '@type': 'ItemList',
    numberOfItems: entries.length,
    itemListElement: entries.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: origin + address,
    })),
  };
}

/** Whose site it is: the publisher, the brand or the provider of what its pages are about. */
export function createOrganization({
  site,
  origin,
}: Pick<HeadContext, 'site' | 'origin'>): Identified<Only<Organization, 'Organization'>> {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: site.name,
    url: `${origin}/`,
    logo: origin + site.logo,
  };
}

interface Films {
  name: string;
  description?: string;
  cover?: Resource;
  films?: Resource;
  /** When they came out, those of them that do not say it themselves. */
  createdAt?: string;
}

/**
 * The films that a page plays, behind no form: each by its own name where it has one. Search engines take none without
 * a picture and the day that it came out, so that such a one is left out.
 */
export function createVideos(
  { origin }: Pick<HeadContext, 'origin'>,
  { name: page, description, cover, films, createdAt: day }: Films,
): Only<VideoObject, 'VideoObject'>[] {
  const poster = cover?.files[0]?.url;
  const files = films?.files.filter(({ type }) => type === 'video') ?? [];
  return files.flatMap(({ url, name = page, duration, createdAt: uploadDate = day }) =>
    poster && uploadDate
      ? {
          '@type': 'VideoObject',
          name,
          description,
          thumbnailUrl: new URL(poster, origin).href,
          uploadDate,
          contentUrl: new URL(url, origin).href,
          duration: toDuration(duration),
        }
      : [],
  );
}

/** Seconds as ISO 8601 has them. */
export function toDuration(seconds: number | undefined): string | undefined {
  return seconds ? `PT${Math.round(seconds)}S` : undefined;
}
