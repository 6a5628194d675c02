import type { ActivitySummary } from './entities/activity.ts';
import type { Site } from './entities/site.ts';
import { dayIn, zoneOf } from './time-zone.ts';

type Times = Pick<ActivitySummary, 'startDate' | 'endDate'>;
type Enrolling = Times & Pick<ActivitySummary, 'enrollStatus' | 'enrollTypeDict' | 'enrollDetail' | 'thirdLink'>;

/** Where today stands among an event's days, the first and the last included (section 4, "by day"). */
export type EventPhase = 'ahead' | 'on' | 'over';

/**
 * What the calendar of the event's own site says, wherever the visitor is.
 * @param now the visitor's clock
 */
export function eventPhase(
  { startDate, endDate }: Times,
  now: Date,
  site: Pick<Site, 'mark' | 'timeZone'>,
): EventPhase {
  const zone = zoneOf(site);
  const today = dayIn(now, zone);
  if (today > dayIn(new Date(endDate), zone)) return 'over';
  return today < dayIn(new Date(startDate), zone) ? 'ahead' : 'on';
}

/** Whether the live room can only be reserved yet: the start is still in the future, to the minute (section 4). */
export function isLiveAhead({ startDate }: Pick<Times, 'startDate'>, now: Date): boolean {
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
 * @returns nothing for one that is open and that nobody can enrol for
 */
export function enrolment(event: Enrolling, now: Date, site: Pick<Site, 'mark' | 'timeZone'>): Enrolment | undefined {
  const { enrollStatus, enrollTypeDict, enrollDetail, thirdLink } = event;
  if (eventPhase(event, now, site) === 'over') return { kind: 'over' };
  if (enrollStatus === 'CLOSED') return { kind: 'closed' };
  if (enrollTypeDict === 'FORM') return { kind: 'form', formId: enrollDetail?.id };
  return enrollTypeDict && thirdLink ? { kind: 'link', href: thirdLink } : undefined;
}

function minuteOf(moment: Date): number {
  return Math.floor(moment.getTime() / 60_000);
}
