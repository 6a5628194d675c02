import type { ComponentType } from 'react';
import { useTurns } from '../shared/use-turns.ts';
import type { EventProps } from './event.data.ts';

type Section = ComponentType<{ 'event-id': number }>;

// Tags, which the server and the loader fill.
const Hero = 'vt-event-hero' as unknown as Section;
const Facts = 'vt-event-facts' as unknown as Section;
const Video = 'vt-event-video' as unknown as Section;
const Text = 'vt-event-text' as unknown as Section;
const Agenda = 'vt-event-agenda' as unknown as Section;
const Speakers = 'vt-event-speakers' as unknown as Section;
const Reviews = 'vt-event-reviews' as unknown as Section;

/** A programme has its facts beside all that there is to read; a compact page begins with the film and the facts. */
export function Event({ data: { id, standard }, host }: EventProps) {
  useTurns(host);
  const facts = (
    <div className="side">
      <Facts event-id={id} />
    </div>
  );
  const told = (
    <div className="told">
      <Text event-id={id} />
      <Agenda event-id={id} />
      <Speakers event-id={id} />
      <Reviews event-id={id} />
    </div>
  );
  if (standard) {
    return (
      <>
        <Hero event-id={id} />
        <div className="measure beside">
          {facts}
          {told}
        </div>
      </>
    );
  }
  return (
    <>
      <Hero event-id={id} />
      <div className="stage">
        <div className="measure beside">
          <div className="screen">
            <Video event-id={id} />
          </div>
          {facts}
        </div>
      </div>
      <div className="measure">{told}</div>
    </>
  );
}
