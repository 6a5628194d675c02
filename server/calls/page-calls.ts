import { newsSchema } from '../../contract/entities/article.ts';
import { publicationSummarySchema } from '../../contract/entities/media.ts';
import { refusals } from '../base/errors.ts';
import type { Handlers } from './context.ts';
import { cut, paginate } from './filters.ts';
import { listEntries, requireEntry, requireFirst } from './lookup.ts';
import { createProjection } from './project.ts';

type Names =
  | 'POST /homepage'
  | 'POST /enterprise/advantage/list'
  | 'POST /get/title/by/type'
  | 'POST /introduce'
  | 'GET /introduce/:id'
  | 'POST /news/list'
  | 'GET /fixed/news/list/:siteId'
  | 'GET /news/:id'
  | 'POST /corporate/publications/list'
  | 'GET /corporate/publications/:id'
  | 'POST /serviceAndSupport'
  | 'GET /serviceAndSupport/:id'
  | 'POST /joinUs'
  | 'GET /joinUs/:id'
  | 'POST /textPage';

const toNews = createProjection(newsSchema);
const toPublication = createProjection(publicationSummarySchema);

/** The home page, headings, news, publications and the pages that are mostly text. */
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
  'GET /introduce/:id': ({ params, query }, context) => requireEntry(context, 'introduction', params.id, query).value,

  'POST /news/list': ({ body }, { content }) =>
    paginate(listEntries(content, 'news', body.site.id), body, ({ value }) => toNews(value)),
  'GET /fixed/news/list/:siteId': ({ params }, { content }) =>
    listEntries(content, 'news', params.siteId)
      .filter(({ fixed }) => fixed)
      .map(({ value }) => toNews(value)),
  'GET /news/:id': ({ params, query }, context) => requireEntry(context, 'news', params.id, query).value,

  'POST /corporate/publications/list': ({ body }, { content }) =>
    paginate(listEntries(content, 'publication', body.site.id), body, ({ value }) => toPublication(value)),
  'GET /corporate/publications/:id': ({ params, query }, context) =>
    requireEntry(context, 'publication', params.id, query).value,

  'POST /serviceAndSupport': ({ body }, { content }) => requireFirst(content, 'service-and-support', body.site.id),
  'GET /serviceAndSupport/:id': ({ params, query }, context) =>
    requireEntry(context, 'service-and-support', params.id, query).value,
  'POST /joinUs': ({ body }, { content }) => requireFirst(content, 'join-us', body.site.id),
  'GET /joinUs/:id': ({ params, query }, context) => requireEntry(context, 'join-us', params.id, query).value,
  'POST /textPage': ({ body }, { content }) => {
    const pages = listEntries(content, 'text-page', body.site.id).map(({ value }) => value);
    const page = pages.find(({ pageAddress }) => pageAddress === body.pageAddress);
    if (page) return page;
    throw refusals.unknownPage(body.pageAddress, pages.map(({ pageAddress }) => pageAddress).join(', '));
  },
};
