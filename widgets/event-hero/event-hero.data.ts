import type { ComponentType } from 'react';
import { addresses } from '../../contract/addresses.ts';
import { eventPhase } from '../../contract/event-status.ts';
import type { AttributeValues } from '../kit/runtime/attributes.ts';
import type { LoadContext, Parts, PropsOf } from '../kit/runtime/widget.ts';
import { eventAttributes, isStandard, loadEvent } from '../shared/load-event.ts';
import { loadParentPage } from '../shared/parent-page.ts';
import type { text } from './event-hero.text.ts';

export const attributes = eventAttributes;

export async function load(context: LoadContext, values: AttributeValues<typeof attributes>) {
  const [event, parent, { eventDays }] = await Promise.all([
    loadEvent(context, values),
    loadParentPage(context, addresses.events),
    import('../../contract/event-days.ts'),
  ]);
  const days = eventDays(event, context.site);
  const now = Date.now();
  /** What the view says by the clock, and so has to know in a browser too. */
  const known = {
    ...days,
    live: Boolean(event.liveAddress),
    standard: isStandard(event),
    eventStatus: event.eventStatus,
    /** No clock changes it any more. */
    settled: Boolean(event.eventStatus) || eventPhase(days, new Date(now)) === 'over',
  };
  return { event, parent, known, now };
}

export interface EventHeroParts extends Parts {
  Way: ComponentType<EventHeroProps>;
  Title: ComponentType<EventHeroProps>;
  Picture: ComponentType<EventHeroProps>;
}

export type EventHeroProps = PropsOf<typeof attributes, typeof load, typeof text, EventHeroParts>;
