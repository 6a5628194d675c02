import { addresses } from '../../contract/addresses.ts';
import { eventState } from '../../contract/event-status.ts';
import { toPath } from '../../contract/paths.ts';
import { cardGridSheet } from '../kit/components/card-grid.style.ts';
import { Card, CardGrid } from '../kit/components/card-grid.tsx';
import { firstFile } from '../kit/components/image.tsx';
import { StatusBadge } from '../kit/components/status-badge.tsx';
import { usePlace } from '../kit/components/use-place.ts';
import { EventTime } from '../shared/event-time.tsx';
import type { ListedEvent } from './fetch-events.ts';

export const sheets = [cardGridSheet];

/** Events with their pictures, in rows of two (section 9). */
export function EventCards({ events, now }: { events: readonly ListedEvent[]; now: Date }) {
  const { site, link } = usePlace();
  return (
    <div className={cardGridSheet.root}>
      <CardGrid columns={2}>
        {events.map((event) => (
          <Card
            key={event.id}
            title={event.activityName}
            level="h4"
            href={link(toPath(addresses.event, event.id))}
            picture={firstFile(event.coverMaterial)}
            pictureWidth={610}
            meta={
              <>
                <EventTime event={event} state={eventState(event, now)} />
                {[event.activityTimeStr, event.place, event.activityType].map((fact) => fact && ` · ${fact}`)}
              </>
            }
            tagline={event.activityIntroduction}
          >
            <p className="card-status">
              <StatusBadge mark={site.mark} state={eventState(event, now)} live={event.liveAddress !== undefined} />
            </p>
          </Card>
        ))}
      </CardGrid>
    </div>
  );
}
