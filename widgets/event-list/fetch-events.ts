import { pageSize as sizes } from '../../contract/constants.ts';
import { endOfDay, startOfDay } from '../../contract/days.ts';
import type { ActivitySummary } from '../../contract/entities/activity.ts';
import { type EventDays, eventDays, toldHours } from '../../contract/event-days.ts';
import { zoneOf } from '../../contract/time-zone.ts';
import type { FilterValues } from '../kit/components/filters.tsx';
import type { ListPage } from '../kit/components/use-list.ts';
import type { LoadContext } from '../kit/runtime/widget.ts';
import type { ListQuery } from '../shared/list-query.ts';
import type { Choices } from './choices.ts';

/** What a list shows of an event: no more of it is sent with a page or kept for Back. */
export interface ListedEvent
  extends EventDays,
    Pick<
      ActivitySummary,
      | 'id'
      | 'activityName'
      | 'activityType'
      | 'activityTimeStr'
      | 'activityIntroduction'
      | 'place'
      | 'eventStatus'
      | 'liveAddress'
      | 'coverMaterial'
    > {}

/** A page of events, and how it came to be asked for. */
export interface FoundEvents extends Pick<ListQuery, 'filter' | 'refused'> {
  first: ListPage<ListedEvent> & { pageNo: number };
  choices?: Choices;
}

type Place = Pick<LoadContext, 'call' | 'site'>;

/** A page of events. Days to filter by are sent as the first's beginning and the last's end, in the site's zone (section 5). */
export async function fetchEvents(
  { call, site }: Place,
  filter: FilterValues,
  pageNo: number,
  pageSize: number,
): Promise<ListPage<ListedEvent>> {
  const { from: [from] = [], to: [to] = [], keyword: [activityName] = [], place, type } = filter;
  const zone = zoneOf(site);
  const activity = {
    startDate: from && startOfDay(from, zone),
    endDate: to && endOfDay(to, zone),
    places: place && [...place],
    activityTypes: type && [...type],
    activityName,
  };
  const { data, total } = await call('POST /activity/list', {
    body: { site: { id: site.id }, pageNo, pageSize: Math.min(pageSize, sizes.most), activity },
  });
  return { data: data.map((event) => toListed(event, site)), total };
}

function toListed(event: ActivitySummary, site: Place['site']): ListedEvent {
  const { id, activityName, activityType, activityIntroduction, place, eventStatus, liveAddress, coverMaterial } =
    event;
  return {
    ...{ id, activityName, activityType, activityTimeStr: toldHours(event, site), activityIntroduction, place },
    ...eventDays(event, site),
    ...{ eventStatus, liveAddress },
    // A card shows one picture.
    coverMaterial: coverMaterial && { files: coverMaterial.files.slice(0, 1) },
  };
}
