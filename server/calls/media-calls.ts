import { activitySummarySchema } from '../../contract/entities/activity.ts';
import { mediaResourceSummarySchema } from '../../contract/entities/media.ts';
import { dayOf } from '../content/dates.ts';
import type { Entry } from '../content/entry.ts';
import type { Handlers } from './context.ts';
import { createChoice, createSearch, fold, paginate, readRange } from './filters.ts';
import { createListIndex } from './list-index.ts';
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

/** An event's name, place and type, folded, and its days as moments: first and last included, in the site's zone. */
const indexActivities = createListIndex(({ value }: Entry<'activity'>, timeZone) => ({
  name: fold(value.activityName),
  place: value.place === undefined ? undefined : fold(value.place),
  type: fold(value.activityType),
  from: dayOf(new Date(value.startDate), timeZone).start,
  to: dayOf(new Date(value.endDate), timeZone).end,
}));

const indexMedia = createListIndex(({ value, date }: Entry<'media-resource'>) => ({
  title: fold(value.titleContent),
  type: fold(value.resourceType),
  date,
}));

const distinct = (names: readonly (string | undefined)[]) => [...new Set(names.filter((name) => name !== undefined))];

/** Events and media resources, with their filters. */
export const mediaCalls: Handlers<Names> = {
  'POST /activity/list': ({ body }, { content }) => {
    const { activity: filter, site } = body;
    const entries = listEntries(content, 'activity', site.id);
    if (!filter) return paginate(entries, body, ({ value }) => toActivity(value));
    const timeZone = content.timeZone(site.id);
    const { from, to } = readRange(filter, timeZone, 'activity');
    const isPlace = createChoice(filter.places);
    const isType = createChoice(filter.activityTypes);
    const matches = createSearch(filter.activityName);
    const found = indexActivities(entries, timeZone).filter(
      // An event counts when one of its days overlaps the range.
      (event) =>
        event.from <= to && event.to >= from && isPlace(event.place) && isType(event.type) && matches(event.name),
    );
    return paginate(found, body, ({ entry }) => toActivity(entry.value));
  },
  'GET /activity/:id': ({ params, query }, context) => requireEntry(context, 'activity', params.id, query).value,
  'GET /activity/place/list/:siteId': ({ params }, { content }) =>
    distinct(listEntries(content, 'activity', params.siteId).map(({ value }) => value.place)),
  'GET /fixed/activity/list/:siteId': ({ params }, { content }) =>
    listEntries(content, 'activity', params.siteId)
      .filter(({ fixed }) => fixed)
      .map(({ value }) => toActivity(value)),

  'POST /multimedia/resource/list': ({ body }, { content }) => {
    const { multimediaResource: filter, site } = body;
    const entries = listEntries(content, 'media-resource', site.id);
    if (!filter) return paginate(entries, body, ({ value }) => toMedia(value));
    const timeZone = content.timeZone(site.id);
    const { from, to } = readRange(filter, timeZone, 'multimediaResource');
    const isType = createChoice(filter.resourceTypes);
    const matches = createSearch(filter.titleContent);
    const found = indexMedia(entries, timeZone).filter(
      ({ date, type, title }) => date >= from && date <= to && isType(type) && matches(title),
    );
    return paginate(found, body, ({ entry }) => toMedia(entry.value));
  },
  'GET /multimedia/resource/:id': ({ params, query }, context) =>
    requireEntry(context, 'media-resource', params.id, query).value,
  'GET /multimedia/resource/carousel/list/:siteId': ({ params }, { content }) =>
    listEntries(content, 'media-resource', params.siteId)
      .filter(({ fixed }) => fixed)
      .map(({ value }) => toMedia(value)),
  'GET /multimedia/resource/type/list/:siteId': ({ params }, { content }) =>
    distinct(listEntries(content, 'media-resource', params.siteId).map(({ value }) => value.resourceType)),
};
