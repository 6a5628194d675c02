import type { Dictionary } from '../../contract/entities/site.ts';
import { measureForm } from '../../widgets/form/form-room.ts';
import type { Content } from '../content/content.ts';
import type { Handlers } from './context.ts';
import { cut } from './filters.ts';
import { listEntries, requireFirst, requireSite } from './lookup.ts';
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
export function readDictionary(content: Content, siteId: number): Dictionary {
  return Object.assign({}, ...listEntries(content, 'dictionary', siteId).map(({ value }) => value.words));
}

/** Sites, their words, what is embedded of them, and menus. */
export const siteCalls: Handlers<Names> = {
  'GET /site/list': (_, { content }) => content.sites.map((site) => summarize('site', site)),
  'GET /site/:id': ({ params }, { content }) => requireSite(content, params.id),
  'GET /site/:id/dictionary': ({ params }, { content }) => readDictionary(content, params.id),
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
  'POST /topNavigation/list': ({ body }, { content }) =>
    cut(listEntries(content, 'top-navigation', body.site.id), body).map(({ value }) => value),
  'POST /topheader': ({ body }, { content }) =>
    listEntries(content, 'top-header', body.id).map((entry) => showTopHeader(entry, content)),
  'POST /bottomNavigation/list': ({ body }, { content }) => requireFirst(content, 'bottom-navigation', body.site.id),
};
