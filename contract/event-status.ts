import type { ActivitySummary } from './entities/activity.ts';
import type { EventDays } from './event-days.ts';

type Held = Pick<ActivitySummary, 'eventStatus'>;
type Enrolling = Held & Pick<ActivitySummary, 'enrollStatus' | 'enrollTypeDict' | 'enrollDetail' | 'thirdLink'>;

/** Where today stands among an event's days, the first and the last included (section 4, "by day"). */
export type EventPhase = 'ahead' | 'on' | 'over';

/**
 * What the calendar of the event's own place says, wherever the visitor is.
 * @param now the visitor's clock
 */
export function eventPhase({ startDate, endDate }: EventDays, now: Date): EventPhase {
  if (+now > +new Date(endDate)) return 'over';
  return +now < +new Date(startDate) ? 'ahead' : 'on';
}

/** How an event stands: whether it is held as announced, and if so its phase. */
export type EventState = EventPhase | 'cancelled' | 'postponed';

/** What was called off or put off says so whatever the day. */
export function eventState(event: EventDays & Held, now: Date): EventState {
  if (event.eventStatus) return event.eventStatus === 'CANCELLED' ? 'cancelled' : 'postponed';
  return eventPhase(event, now);
}

/** Whether the live room can only be reserved yet: the start is still in the future, to the minute (section 4). */
export function isLiveAhead({ startDate }: Pick<ActivitySummary, 'startDate'>, now: Date): boolean {
  return minuteOf(new Date(startDate)) > minuteOf(now);
}

/** What an event's enrol button does (section 4): a form, a link, or nothing. */
export type Enrolment =
  | { kind: 'form'; formId: number | undefined }
  | { kind: 'link'; href: string }
  | { kind: 'over' }
  | { kind: 'closed' };

/**
 * Section 4: an event that is over says so, whichever way one could enrol; before that the button acts as content says.
 * @returns nothing for one that is open and that nobody can enrol for, and for one that is cancelled or postponed
 */
export function enrolment(event: Enrolling, phase: EventPhase): Enrolment | undefined {
  const { eventStatus, enrollStatus, enrollTypeDict, enrollDetail, thirdLink } = event;
  if (eventStatus) return undefined;
  if (phase === 'over') return { kind: 'over' };
  if (enrollStatus === 'CLOSED') return { kind: 'closed' };
  if (enrollTypeDict === 'FORM') return { kind: 'form', formId: enrollDetail?.id };
  return enrollTypeDict && thirdLink ? { kind: 'link', href: thirdLink } : undefined;
}

function minuteOf(moment: Date): number {
  return Math.floor(moment.getTime() / 60_000);
}
