import { eventPhase } from '../../contract/event-status.ts';
import { Still } from '../kit/components/still.tsx';
import { usePlace } from '../kit/components/use-place.ts';
import { useNow } from '../shared/use-now.ts';
import { EnrolButton, isActable, isPressable, LiveButton } from './attend.tsx';
import type { EventFactsProps } from './event-facts.data.ts';

export function EventFacts(props: EventFactsProps) {
  const { data, t, id, parts } = props;
  const { known } = data;
  const { rendered } = usePlace();
  const now = useNow(data.now);
  const phase = eventPhase(known.days, now);
  return (
    <section className="facts" aria-labelledby={id('title')}>
      <Still as="div">{() => parts && <parts.Facts {...props} />}</Still>
      {!known.calledOff && isActable(known) && (
        // On a phone it stays at the foot of the site's own pages; a foreign page's foot is its own.
        <div className={rendered && isPressable(known) ? 'acts event-foot' : 'acts'}>
          <EnrolButton event={known} phase={phase} t={t} />
          <LiveButton event={known} now={now} t={t} />
        </div>
      )}
      {!known.over && !known.calledOff && (
        // It keeps its place where the event has ended meanwhile.
        <div className={phase === 'over' ? 'calendar past' : 'calendar'}>
          <Still as="div">{() => parts && <parts.Calendars {...props} />}</Still>
        </div>
      )}
    </section>
  );
}
