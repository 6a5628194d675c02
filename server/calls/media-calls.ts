import { dayOf } from '../content/dates.ts';
import type { Entry } from '../content/entry.ts';
import type { TypeName } from '../content/types.ts';
import { createNameColumn, createTimeColumn, select } from './columns.ts';
import type { Handlers } from './context.ts';
import { paginate, readRange } from './filters.ts';
import { createListIndex } from './list-index.ts';
import { listEntries } from './lookup.ts';
import { summarize } from './project.ts';
import { createTextColumn } from './text-column.ts';

type Names =
  | 'POST /activity/list'
  | 'GET /activity/place/list/:siteId'
  | 'GET /fixed/activity/list/:siteId'
  | 'POST /multimedia/resource/list'
  | 'GET /multimedia/resource/carousel/list/:siteId'
  | 'GET /multimedia/resource/type/list/:siteId';

const toActivity = ({ value }: Entry<'activity'>) => summarize('activity', value);
const toMedia = ({ value }: Entry<'media-resource'>) => summarize('media-resource', value);

const indexActivities = createListIndex((entries: readonly Entry<'activity'>[], timeZone) => ({
  name: createTextColumn(entries.map(({ value }) => value.activityName)),
  place: createNameColumn(entries.map(({ value }) => value.place)),
  type: createNameColumn(entries.map(({ value }) => value.activityType)),
  // An event takes whole days, first and last included, in the site's zone.
  days: createTimeColumn(
    entries.map(({ value }) => ({
      from: dayOf(new Date(value.startDate), timeZone).start,
      to: dayOf(new Date(value.endDate), timeZone).end,
    })),
  ),
}));

const indexMedia = createListIndex((entries: readonly Entry<'media-resource'>[]) => ({
  title: createTextColumn(entries.map(({ value }) => value.titleContent)),
  type: createNameColumn(entries.map(({ value }) => value.resourceType)),
  date: createTimeColumn(entries.map(({ date }) => ({ from: date, to: date }))),
}));

/** The places of a list that passed, as the page of it that was asked for. */
function paginateFound<Name extends TypeName, Shown>(
  entries: readonly Entry<Name>[],
  found: readonly number[],
  paging: { pageNo: number; pageSize: number },
  show: (entry: Entry<Name>) => Shown,
) {
  const { data, total } = paginate(found, paging, (index) => entries[index]);
  return { data: data.filter((entry) => entry !== undefined).map(show), total };
}

const distinct = (names: readonly (string | undefined)[]) => [...new Set(names.filter((name) => name !== undefined))];

/** Events and media resources, with their filters. */
export const mediaCalls: Handlers<Names> = {
  'POST /activity/list': ({ body }, { content }) => {
    const { activity: filter, site } = body;
    const entries = listEntries(content, 'activity', site.id);
    if (!filter) return paginate(entries, body, toActivity);
    const timeZone = content.timeZone(site.id);
    const { name, place, type, days } = indexActivities(entries, timeZone);
    const range = readRange(filter, timeZone, 'activity');
    const found = select(entries.length, name.holding(filter.activityName), [
      days.overlapping(range),
      place.among(filter.places),
      type.among(filter.activityTypes),
    ]);
    return paginateFound(entries, found, body, toActivity);
  },
  'GET /activity/place/list/:siteId': ({ params }, { content }) =>
    distinct(listEntries(content, 'activity', params.siteId).map(({ value }) => value.place)),
  'GET /fixed/activity/list/:siteId': ({ params }, { content }) =>
    listEntries(content, 'activity', params.siteId)
      .filter(({ fixed }) => fixed)
      .map(toActivity),

  'POST /multimedia/resource/list': ({ body }, { content }) => {
    const { multimediaResource: filter, site } = body;
    const entries = listEntries(content, 'media-resource', site.id);
    if (!filter) return paginate(entries, body, toMedia);
    const timeZone = content.timeZone(site.id);
    const { title, type, date } = indexMedia(entries, timeZone);
    const range = readRange(filter, timeZone, 'multimediaResource');
    const found = select(entries.length, title.holding(filter.titleContent), [
      date.overlapping(range),
      type.among(filter.resourceTypes),
    ]);
    return paginateFound(entries, found, body, toMedia);
  },
  'GET /multimedia/resource/carousel/list/:siteId': ({ params }, { content }) =>
    listEntries(content, 'media-resource', params.siteId)
      .filter(({ fixed }) => fixed)
      .map(toMedia),
  // The specification writes this address with a 1, whatever the site.
  'GET /multimedia/resource/type/list/:siteId': ({ params, query }, { content, siteOfHost }, { host }) => {
    const siteId = query.site ?? (params.siteId === 1 ? siteOfHost(host).id : params.siteId);
    return distinct(listEntries(content, 'media-resource', siteId).map(({ value }) => value.resourceType));
  },
};
