import { addresses } from '../../contract/addresses.ts';
import { type EventPhase, enrolment, isLiveAhead } from '../../contract/event-status.ts';
import { toPath } from '../../contract/paths.ts';
import { OpenForm } from '../kit/components/open-form.tsx';
import type { EventFactsProps } from './event-facts.data.ts';

type Known = NonNullable<EventFactsProps['data']['known']>;
interface AttendProps {
  event: Known;
  t: EventFactsProps['t'];
}

/** Whether there is anything to press, or to be told that one no longer can. */
export function isActable({ enrollTypeDict, enrollStatus, liveAddress, over }: Known): boolean {
  return Boolean(enrollTypeDict || enrollStatus === 'CLOSED' || liveAddress || over);
}

/** Whether there was anything to press when the page was rendered: only that has a place at a phone's foot. */
export function isPressable({ enrollTypeDict, enrollStatus, liveAddress, over }: Known): boolean {
  return !over && Boolean(liveAddress || (enrollTypeDict && enrollStatus !== 'CLOSED'));
}

/**
 * Section 4: an event that is over has a button that says so and does nothing; an open one's opens the form, or leads to
 * whoever takes the enrolments. All of them are as large.
 */
export function EnrolButton({ event, phase, t }: AttendProps & { phase: EventPhase }) {
  const way = enrolment(event, phase);
  if (!way) return null;
  const title = event.enrollButtonTitle ?? t('attend');
  if (way.kind === 'form') {
    return (
      <OpenForm formId={way.formId} source={toPath(addresses.event, event.id)} className="primary">
        {title}
      </OpenForm>
    );
  }
  if (way.kind === 'link') {
    return (
      <a className="primary" href={way.href} target="_blank" rel="noopener">
        {title}
        <span className="unseen">{t('newTab')}</span>
      </a>
    );
  }
  return (
    <button type="button" className="primary" disabled>
      {t(way.kind === 'over' ? 'ended' : 'closed')}
    </button>
  );
}

/** Section 4: reserved until the start, to the minute; entered from then on. */
export function LiveButton({ event, now, t }: AttendProps & { now: Date }) {
  if (!event.liveAddress) return null;
  return (
    <a className="secondary" href={event.liveAddress} target="_blank" rel="noopener">
      {t(isLiveAhead(event, now) ? 'reserveLive' : 'goLive')}
      <span className="unseen">{t('newTab')}</span>
    </a>
  );
}
