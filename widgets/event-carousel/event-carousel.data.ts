import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import type { text } from './event-carousel.text.ts';

export const attributes = {};

/** The fixed events, with what a slide shows of them. */
export async function load({ call, site }: LoadContext) {
  const [fixed, { eventDays, toldHours }] = await Promise.all([
    call('GET /fixed/activity/list/:siteId', { params: { siteId: site.id } }),
    import('../../contract/event-days.ts'),
  ]);
  const events = fixed.map((event) => {
    const { id, activityName, activityIntroduction, place, eventStatus, liveAddress, coverMaterial } = event;
    return {
      ...{ id, activityName, activityTimeStr: toldHours(event, site), activityIntroduction, place },
      ...eventDays(event, site),
      ...{ eventStatus, liveAddress, coverMaterial },
    };
  });
  return { events, now: Date.now() };
}

export type EventCarouselProps = PropsOf<typeof attributes, typeof load, typeof text>;
