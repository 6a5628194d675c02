import { refusals } from '../base/errors.ts';
import type { Entry } from '../content/entry.ts';
import type { Handlers } from './context.ts';
import { cut } from './filters.ts';
import { listEntries, requireFirst } from './lookup.ts';
import { summarize } from './project.ts';

type Names =
  | 'POST /homepage'
  | 'POST /enterprise/advantage/list'
  | 'POST /get/title/by/type'
  | 'POST /introduce'
  | 'GET /fixed/news/list/:siteId'
  | 'POST /serviceAndSupport'
  | 'POST /joinUs'
  | 'POST /textPage';

const toNews = ({ value }: Entry<'news'>) => summarize('news', value);

/** The home page, headings, the news on top and the pages that are mostly text. */
export const pageCalls: Handlers<Names> = {
  'POST /homepage': ({ body }, { content }) => listEntries(content, 'home-module', body.id).map(({ value }) => value),
  'POST /enterprise/advantage/list': ({ body }, { content }) =>
    cut(listEntries(content, 'advantage', body.id), body).map(({ value }) => value),
  'POST /get/title/by/type': ({ body }, { content }) => {
    const headings = listEntries(content, 'page-heading', body.site.id);
    const heading = headings.find(({ extra }) => extra.type === body.type);
    if (heading) return heading.value;
    const known = headings.map(({ extra }) => extra.type).join(', ');
    throw refusals.unknownHeading(body.type, known);
  },

  'POST /introduce': ({ body }, { content }) => requireFirst(content, 'introduction', body.site.id),

  'GET /fixed/news/list/:siteId': ({ params }, { content }) =>
    listEntries(content, 'news', params.siteId)
      .filter(({ fixed }) => fixed)
      .map(toNews),

  'POST /serviceAndSupport': ({ body }, { content }) => requireFirst(content, 'service-and-support', body.site.id),
  'POST /joinUs': ({ body }, { content }) => requireFirst(content, 'join-us', body.site.id),
  'POST /textPage': ({ body }, { content }) => {
    const pages = listEntries(content, 'text-page', body.site.id).map(({ value }) => value);
    const page = pages.find(({ pageAddress }) => pageAddress === body.pageAddress);
    if (page) return page;
    throw refusals.unknownPage(body.pageAddress, pages.map(({ pageAddress }) => pageAddress).join(', '));
  },
};
