import type { ComponentType } from 'react';
import type { Activity } from '../../contract/entities/activity.ts';
import type { EventDays } from '../../contract/event-days.ts';
import { eventPhase } from '../../contract/event-status.ts';
import type { AttributeValues } from '../kit/runtime/attributes.ts';
import type { LoadContext, Parts, PropsOf } from '../kit/runtime/widget.ts';
import { eventAttributes, loadEvent } from '../shared/load-event.ts';
import type { text } from './event-facts.text.ts';

export const attributes = eventAttributes;

export async function load(context: LoadContext, values: AttributeValues<typeof attributes>) {
  const [event, { eventDays }] = await Promise.all([
    loadEvent(context, values),
    import('../../contract/event-days.ts'),
  ]);
  const now = Date.now();
  return { event, known: whatChanges(event, eventDays(event, context.site), now), now };
}

/** What the view says by the clock, and so has to know in a browser too. */
function whatChanges(event: Activity, days: EventDays, now: number) {
  const { id, startDate, endDate, enrollStatus, enrollButtonTitle, enrollTypeDict, enrollDetail, thirdLink } = event;
  return {
    ...{ id, startDate, endDate, enrollStatus, enrollButtonTitle, enrollTypeDict, enrollDetail, thirdLink },
    days,
    calledOff: event.eventStatus !== undefined,
    liveAddress: event.liveAddress,
    over: eventPhase(days, new Date(now)) === 'over',
  };
}

export interface EventFactsParts extends Parts {
  Facts: ComponentType<EventFactsProps>;
  Calendars: ComponentType<EventFactsProps>;
}

export type EventFactsProps = PropsOf<typeof attributes, typeof load, typeof text, EventFactsParts>;
