import { eventState } from '../../contract/event-status.ts';
import { StatusBadge } from '../kit/components/status-badge.tsx';
import { Still } from '../kit/components/still.tsx';
import { useNow } from '../shared/use-now.ts';
import type { EventHeroProps } from './event-hero.data.ts';

export function EventHero(props: EventHeroProps) {
  const { data, site, id, parts } = props;
  const { known } = data;
  const now = useNow(data.now);
  return (
    <section className={known.standard ? 'hero' : 'hero compact'} aria-labelledby={id('title')}>
      <div className="measure inner">
        <div className="words">
          <Still as="div">{() => parts && <parts.Way {...props} />}</Still>
          {/* Alone in its line: what the visitor's clock makes of it moves nothing. */}
          <p className="state">
            <StatusBadge mark={site.mark} state={eventState(known, now)} live={known.live} />
          </p>
          <Still as="div">{() => parts && <parts.Title {...props} />}</Still>
        </div>
        {known.standard && (
          <Still as="div" className="picture">
            {() => parts && <parts.Picture {...props} />}
          </Still>
        )}
      </div>
    </section>
  );
}
