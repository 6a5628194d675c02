import type { Dictionary } from '../../contract/entities/site.ts';
import { measureForm } from '../../widgets/form/form-room.ts';
import type { Entry } from '../content/entry.ts';
import type { Handlers } from './context.ts';
import { cut } from './filters.ts';
import { listEntries, listShown, requireFirst, requireSite } from './lookup.ts';
import { showTopHeader } from './menu.ts';
import { summarize } from './project.ts';

type Names =
  | 'GET /site/list'
  | 'GET /site/:id'
  | 'GET /site/:id/dictionary'
  | 'GET /widget/:name'
  | 'GET /embed/:siteId'
  | 'POST /topNavigation/list'
  | 'POST /topheader'
  | 'POST /bottomNavigation/list';

/** A site's own wording, from all of its files of words. */
export function joinWords(files: readonly Entry<'dictionary'>[]): Dictionary {
  return Object.assign({}, ...files.map(({ value }) => value.words));
}

/** Sites, their words, what is embedded of them, and menus. */
export const siteCalls: Handlers<Names> = {
  'GET /site/list': (_, { content }) => content.sites.map((site) => summarize('site', site)),
  'GET /site/:id': ({ params }, { content }) => requireSite(content, params.id),
  'GET /site/:id/dictionary': ({ params, query }, context) =>
    joinWords(listShown(context, 'dictionary', params.id, query)),
  'GET /widget/:name': ({ params, query: { sites = '', ...attributes } }, { loadWidget }) =>
    loadWidget(params.name, sites.split(','), attributes),
  'GET /embed/:siteId': async ({ params }, { content, describeEmbedding }) => {
    const { id, mark } = requireSite(content, params.siteId);
    const forms = listEntries(content, 'form', id).map(({ value }) => ({
      ...{ id: value.id, name: value.name },
      room: measureForm(value, mark),
    }));
    return { ...(await describeEmbedding()), forms };
  },
  'POST /topNavigation/list': ({ body, query }, context) =>
    cut(listShown(context, 'top-navigation', body.site.id, query), body).map(({ value }) => value),
  'POST /topheader': ({ body, query }, context) =>
    listShown(context, 'top-header', body.id, query).map((entry) => showTopHeader(entry, context.content)),
  'POST /bottomNavigation/list': ({ body, query }, context) =>
    requireFirst(context, 'bottom-navigation', body.site.id, query),
};
