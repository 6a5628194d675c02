import { pageSize as sizes } from '../../contract/constants.ts';
import type { ActivitySummary } from '../../contract/entities/activity.ts';
import { zoneOf } from '../../contract/time-zone.ts';
import type { FilterValues } from '../kit/components/filters.tsx';
import type { ListPage } from '../kit/components/use-list.ts';
import type { LoadContext } from '../kit/runtime/widget.ts';
import type { ListQuery } from '../shared/list-query.ts';
import type { Choices } from './choices.ts';

/** What a list shows of an event: no more of it is sent with a page or kept for Back. */
export type ListedEvent = Pick<
  ActivitySummary,
  | 'id'
  | 'activityName'
  | 'activityType'
  | 'activityTimeStr'
  | 'activityIntroduction'
  | 'place'
  | 'startDate'
  | 'endDate'
  | 'liveAddress'
  | 'coverMaterial'
>;

/** A page of events, and how it came to be asked for. */
export interface FoundEvents extends Pick<ListQuery, 'filter' | 'refused'> {
  first: ListPage<ListedEvent> & { pageNo: number };
  choices?: Choices;
}

type Place = Pick<LoadContext, 'call' | 'site'>;

/** A page of events. Days are sent as the first's beginning and the last's end, in the site's zone (section 5). */
export async function fetchEvents(
  { call, site }: Place,
  filter: FilterValues,
  pageNo: number,
  pageSize: number,
): Promise<ListPage<ListedEvent>> {
  const { from: [from] = [], to: [to] = [], keyword: [activityName] = [], place, type } = filter;
  const days = from || to ? await import('../../contract/days.ts') : undefined;
  const zone = zoneOf(site);
  const activity = {
    startDate: from && days?.startOfDay(from, zone),
    endDate: to && days?.endOfDay(to, zone),
    places: place && [...place],
    activityTypes: type && [...type],
    activityName,
  };
  const { data, total } = await call('POST /activity/list', {
    body: { site: { id: site.id }, pageNo, pageSize: Math.min(pageSize, sizes.most), activity },
  });
  return { data: data.map(toListed), total };
}

function toListed(event: ActivitySummary): ListedEvent {
  const { id, activityName, activityType, activityTimeStr, activityIntroduction, place } = event;
  const { startDate, endDate, liveAddress, coverMaterial } = event;
  return {
    ...{ id, activityName, activityType, activityTimeStr, activityIntroduction, place },
    ...{ startDate, endDate, liveAddress },
    // A card shows one picture.
    coverMaterial: coverMaterial && { files: coverMaterial.files.slice(0, 1) },
  };
}
