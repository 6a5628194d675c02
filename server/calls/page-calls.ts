import { addresses } from '../../contract/addresses.ts';
import { refusals } from '../base/errors.ts';
import type { Entry } from '../content/entry.ts';
import type { EntityOf } from '../content/types.ts';
import type { CallContext, Handlers } from './context.ts';
import { cut } from './filters.ts';
import { listEntries, listShown, requireFirst } from './lookup.ts';
import { summarize } from './project.ts';

type Names =
  | 'POST /homepage'
  | 'POST /enterprise/advantage/list'
  | 'POST /get/title/by/type'
  | 'POST /introduce'
  | 'GET /fixed/news/list/:siteId'
  | 'POST /serviceAndSupport'
  | 'POST /joinUs'
  | 'POST /textPage'
  | 'POST /staticPage'
  | 'POST /landingPage'
  | 'POST /supplierPortal';

const toNews = ({ value }: Entry<'news'>) => summarize('news', value);

/** The home page, headings, the news on top and the pages that are mostly text. */
export const pageCalls: Handlers<Names> = {
  'POST /homepage': ({ body, query }, context) =>
    listShown(context, 'home-module', body.id, query).map(({ value }) => value),
  'POST /enterprise/advantage/list': ({ body, query }, context) =>
    cut(listShown(context, 'advantage', body.id, query), body).map(({ value }) => value),
  'POST /get/title/by/type': ({ body, query }, context) => {
    const headings = listShown(context, 'page-heading', body.site.id, query);
    const heading = headings.find(({ extra }) => extra.type === body.type);
    if (heading) return heading.value;
    const known = headings.map(({ extra }) => extra.type).join(', ');
    throw refusals.unknownHeading(body.type, known);
  },

  'POST /introduce': ({ body }, context) => requireFirst(context, 'introduction', body.site.id),

  'GET /fixed/news/list/:siteId': ({ params }, { content }) =>
    listEntries(content, 'news', params.siteId)
      .filter(({ fixed }) => fixed)
      .map(toNews),

  'POST /serviceAndSupport': ({ body }, context) => requireFirst(context, 'service-and-support', body.site.id),
  'POST /joinUs': ({ body }, context) => requireFirst(context, 'join-us', body.site.id),
  'POST /textPage': (asked, context) => requireAt(context, 'text-page', asked),
  'POST /staticPage': (asked, context) => requireAt(context, 'static-page', asked),
  'POST /landingPage': (asked, context) => requireAt(context, 'landing-page', asked),
  'POST /supplierPortal': ({ body, query }, context) => {
    const pages = listShown(context, 'landing-page', body.site.id, query).map(({ value }) => value);
    const own = pages.find(({ pageAddress }) => pageAddress === addresses.supplierPortal);
    return { name: own?.title, logo: own?.logo, entry: context.supplierOrigin };
  },
};

interface Wanted {
  body: { site: { id: number }; pageAddress: string };
  query: { preview?: string };
}

/** The entry of a type that has the address, of those that are found by one. */
function requireAt<Name extends 'text-page' | 'static-page' | 'landing-page'>(
  context: CallContext,
  type: Name,
  { body: { site, pageAddress }, query }: Wanted,
): EntityOf<Name> {
  const pages = listShown(context, type, site.id, query).map(({ value }) => value);
  const page = pages.find((each) => each.pageAddress === pageAddress);
  if (page) return page;
  throw refusals.unknownPage(pageAddress, pages.map((each) => each.pageAddress).join(', '));
}
