import { eventTypes } from '../../contract/event-types.ts';
import { languageOf } from '../../contract/text.ts';
import { fold } from '../base/fold.ts';
import type { Content } from '../content/content.ts';
import type { Entry } from '../content/entry.ts';
import type { TypeName } from '../content/types.ts';
import { createNameColumn, createTimeColumn, select } from './columns.ts';
import type { Handlers } from './context.ts';
import { daysOf, orderEvents } from './event-order.ts';
import { paginate, readRange } from './filters.ts';
import { createListIndex } from './list-index.ts';
import { listEntries, requireSite } from './lookup.ts';
import { summarize } from './project.ts';
import { createTextColumn } from './text-column.ts';

type Names =
  | 'POST /activity/list'
  | 'GET /activity/place/list/:siteId'
  | 'GET /activity/type/list/:siteId'
  | 'GET /fixed/activity/list/:siteId'
  | 'POST /multimedia/resource/list'
  | 'GET /multimedia/resource/carousel/list/:siteId'
  | 'GET /multimedia/resource/type/list/:siteId';

const toActivity = ({ value }: Entry<'activity'>) => summarize('activity', value);
const toMedia = ({ value }: Entry<'media-resource'>) => summarize('media-resource', value);

const indexActivities = createListIndex((newestFirst: readonly Entry<'activity'>[], timeZone) => {
  // The content's lists are made anew at each midnight, and with them what is over.
  const entries = orderEvents(newestFirst, timeZone);
  return {
    entries,
    name: createTextColumn(entries.map(({ value }) => value.activityName)),
    place: createNameColumn(entries.map(({ value }) => value.place)),
    type: createNameColumn(entries.map(({ value }) => value.activityType)),
    days: createTimeColumn(entries.map((entry) => daysOf(entry, timeZone))),
    places: distinct(entries.map(({ value }) => value.place)),
    types: distinct(entries.map(({ value }) => value.activityType)),
    fixed: entries.filter(({ fixed }) => fixed),
  };
});

const indexMedia = createListIndex((entries: readonly Entry<'media-resource'>[]) => ({
  title: createTextColumn(entries.map(({ value }) => value.titleContent)),
  type: createNameColumn(entries.map(({ value }) => value.resourceType)),
  date: createTimeColumn(entries.map(({ date }) => ({ from: date, to: date }))),
  types: distinct(entries.map(({ value }) => value.resourceType)),
  fixed: entries.filter(({ fixed }) => fixed),
}));

/** The places of a list that passed, all where nothing was asked for, as the page of it that was. */
function paginateFound<Name extends TypeName, Shown>(
  entries: readonly Entry<Name>[],
  found: readonly number[] | undefined,
  paging: { pageNo: number; pageSize: number },
  show: (entry: Entry<Name>) => Shown,
) {
  if (!found) return paginate(entries, paging, show);
  const { data, total } = paginate(found, paging, (index) => entries[index]);
  return { data: data.filter((entry) => entry !== undefined).map(show), total };
}

function distinct(names: readonly (string | undefined)[]): string[] {
  return [...new Set(names.filter((name) => name !== undefined))];
}

const lookUpActivities = (content: Content, siteId: number) =>
  indexActivities(listEntries(content, 'activity', siteId), content.timeZone(siteId));
const lookUpMedia = (content: Content, siteId: number) =>
  indexMedia(listEntries(content, 'media-resource', siteId), content.timeZone(siteId));

/** Events and media resources, with their filters. */
export const mediaCalls: Handlers<Names> = {
  'POST /activity/list': ({ body }, { content }) => {
    const { activity: filter = {}, site } = body;
    const { entries, name, place, type, days } = lookUpActivities(content, site.id);
    const range = readRange(filter, content.timeZone(site.id), 'activity');
    const found = select(entries.length, name.holding(filter.activityName), [
      days.overlapping(range),
      place.among(filter.places),
      type.among(filter.activityTypes),
    ]);
    return paginateFound(entries, found, body, toActivity);
  },
  'GET /activity/place/list/:siteId': ({ params }, { content }) => lookUpActivities(content, params.siteId).places,
  // Those of the specification whether there are such events or not, and then what the content has beside them.
  'GET /activity/type/list/:siteId': ({ params }, { content }) => {
    const language = languageOf(requireSite(content, params.siteId).mark);
    const known = eventTypes.map((type) => type[language]);
    const folded = new Set(known.map(fold));
    return [...known, ...lookUpActivities(content, params.siteId).types.filter((type) => !folded.has(fold(type)))];
  },
  'GET /fixed/activity/list/:siteId': ({ params }, { content }) =>
    lookUpActivities(content, params.siteId).fixed.map(toActivity),

  'POST /multimedia/resource/list': ({ body }, { content }) => {
    const { multimediaResource: filter = {}, site } = body;
    const entries = listEntries(content, 'media-resource', site.id);
    const { title, type, date } = lookUpMedia(content, site.id);
    const range = readRange(filter, content.timeZone(site.id), 'multimediaResource');
    const found = select(entries.length, title.holding(filter.titleContent), [
      date.overlapping(range),
      type.among(filter.resourceTypes),
    ]);
    return paginateFound(entries, found, body, toMedia);
  },
  'GET /multimedia/resource/carousel/list/:siteId': ({ params }, { content }) =>
    lookUpMedia(content, params.siteId).fixed.map(toMedia),
  // The specification writes this address with a 1, whatever the site.
  'GET /multimedia/resource/type/list/:siteId': ({ params, query }, { content, siteOfHost }, { host }) => {
    const siteId = query.site ?? (params.siteId === 1 ? siteOfHost(host).id : params.siteId);
    return lookUpMedia(content, siteId).types;
  },
};
