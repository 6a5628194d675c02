import { siteSummarySchema } from '../../contract/entities/site.ts';
import type { Handlers } from './context.ts';
import { listEntries, requireEntry, requireFirst, requireSite } from './lookup.ts';
import { listMenuCategories, listMenuSolutions } from './menu.ts';
import { createProjection } from './project.ts';

type Names =
  | 'GET /site/list'
  | 'GET /site/:id'
  | 'GET /site/:id/dictionary'
  | 'GET /form/:id'
  | 'POST /topNavigation/list'
  | 'POST /topheader'
  | 'POST /bottomNavigation/list';

const toSummary = createProjection(siteSummarySchema);

/** Sites, their words, forms and menus. */
export const siteCalls: Handlers<Names> = {
  'GET /site/list': (_, { content }) => content.sites.map(toSummary),
  'GET /site/:id': ({ params }, { content }) => requireSite(content, params.id),
  'GET /site/:id/dictionary': ({ params }, { content }) =>
    Object.assign({}, ...listEntries(content, 'dictionary', params.id).map(({ value }) => value.words)),
  'GET /form/:id': ({ params, query }, context) => requireEntry(context, 'form', params.id, query).value,
  'POST /topNavigation/list': ({ body }, { content }) =>
    listEntries(content, 'top-navigation', body.site.id).map(({ value }) => value),
  'POST /topheader': ({ body }, { content }) =>
    listEntries(content, 'top-header', body.id).map(({ value, extra }) => {
      if (extra.source === 'PRODUCT') return { ...value, categories: listMenuCategories(content, body.id) };
      if (extra.source === 'SOLUTION') return { ...value, solutions: listMenuSolutions(content, body.id) };
      return value;
    }),
  'POST /bottomNavigation/list': ({ body }, { content }) => requireFirst(content, 'bottom-navigation', body.site.id),
};
