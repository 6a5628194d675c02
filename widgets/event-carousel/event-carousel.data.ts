import type { ActivitySummary } from '../../contract/entities/activity.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import type { text } from './event-carousel.text.ts';

export const attributes = {};

/** The fixed events, with what a slide shows of them. */
export async function load({ call, site }: LoadContext) {
  const fixed = await call('GET /fixed/activity/list/:siteId', { params: { siteId: site.id } });
  return { events: fixed.map(toSlide), now: Date.now() };
}

function toSlide(event: ActivitySummary) {
  const { id, activityName, activityTimeStr, activityIntroduction, place, startDate, endDate } = event;
  const { liveAddress, coverMaterial } = event;
  return {
    id,
    activityName,
    activityTimeStr,
    activityIntroduction,
    place,
    startDate,
    endDate,
    liveAddress,
    coverMaterial,
  };
}

export type EventCarouselProps = PropsOf<typeof attributes, typeof load, typeof text>;
