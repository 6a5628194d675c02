import { activitySummarySchema } from '../../contract/entities/activity.ts';
import { mediaResourceSummarySchema } from '../../contract/entities/media.ts';
import { dayOf } from '../content/dates.ts';
import type { Entry } from '../content/entry.ts';
import type { Handlers } from './context.ts';
import { createChoice, createSearch, paginate, type Range, readRange } from './filters.ts';
import { listEntries, requireEntry } from './lookup.ts';
import { createProjection } from './project.ts';

type Names =
  | 'POST /activity/list'
  | 'GET /activity/:id'
  | 'GET /activity/place/list/:siteId'
  | 'GET /fixed/activity/list/:siteId'
  | 'POST /multimedia/resource/list'
  | 'GET /multimedia/resource/:id'
  | 'GET /multimedia/resource/carousel/list/:siteId'
  | 'GET /multimedia/resource/type/list/:siteId';

const toActivity = createProjection(activitySummarySchema);
const toMedia = createProjection(mediaResourceSummarySchema);

/** The days of an event as moments; finding a zone's midnights takes longer than all else in a search. */
const daysOf = new WeakMap<Entry<'activity'>, Range>();

/** An event counts when one of its days overlaps the range. */
function happensWithin(entry: Entry<'activity'>, { from, to }: Range, timeZone: string): boolean {
  let days = daysOf.get(entry);
  if (!days) {
    const { start } = dayOf(new Date(entry.value.startDate), timeZone);
    const { end } = dayOf(new Date(entry.value.endDate), timeZone);
    days = { from: start, to: end };
    daysOf.set(entry, days);
  }
  return days.from <= to && days.to >= from;
}

const distinct = (names: readonly (string | undefined)[]) => [...new Set(names.filter((name) => name !== undefined))];

/** Events and media resources, with their filters. */
export const mediaCalls: Handlers<Names> = {
  'POST /activity/list': ({ body }, { content }) => {
    const { activity: filter, site } = body;
    const entries = listEntries(content, 'activity', site.id);
    const timeZone = content.timeZone(site.id);
    const range = readRange(filter, timeZone, 'activity');
    const isPlace = createChoice(filter?.places);
    const isType = createChoice(filter?.activityTypes);
    const matches = createSearch(filter?.activityName);
    const found = entries.filter(
      (entry) =>
        isPlace(entry.value.place) &&
        isType(entry.value.activityType) &&
        matches(entry.value.activityName) &&
        happensWithin(entry, range, timeZone),
    );
    return paginate(found, body, ({ value }) => toActivity(value));
  },
  'GET /activity/:id': ({ params, query }, { content }) =>
    requireEntry(content, 'activity', params.id, query.site).value,
  'GET /activity/place/list/:siteId': ({ params }, { content }) =>
    distinct(listEntries(content, 'activity', params.siteId).map(({ value }) => value.place)),
  'GET /fixed/activity/list/:siteId': ({ params }, { content }) =>
    listEntries(content, 'activity', params.siteId)
      .filter(({ fixed }) => fixed)
      .map(({ value }) => toActivity(value)),

  'POST /multimedia/resource/list': ({ body }, { content }) => {
    const { multimediaResource: filter, site } = body;
    const entries = listEntries(content, 'media-resource', site.id);
    const { from, to } = readRange(filter, content.timeZone(site.id), 'multimediaResource');
    const isType = createChoice(filter?.resourceTypes);
    const matches = createSearch(filter?.titleContent);
    const found = entries.filter(
      ({ value, date }) => date >= from && date <= to && isType(value.resourceType) && matches(value.titleContent),
    );
    return paginate(found, body, ({ value }) => toMedia(value));
  },
  'GET /multimedia/resource/:id': ({ params, query }, { content }) =>
    requireEntry(content, 'media-resource', params.id, query.site).value,
  'GET /multimedia/resource/carousel/list/:siteId': ({ params }, { content }) =>
    listEntries(content, 'media-resource', params.siteId)
      .filter(({ fixed }) => fixed)
      .map(({ value }) => toMedia(value)),
  'GET /multimedia/resource/type/list/:siteId': ({ params }, { content }) =>
    distinct(listEntries(content, 'media-resource', params.siteId).map(({ value }) => value.resourceType)),
};
