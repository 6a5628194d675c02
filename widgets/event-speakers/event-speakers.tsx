import { SectionHead } from '../kit/components/section-head.tsx';
import { Portrait } from '../shared/portrait.tsx';
import type { EventSpeakersProps } from './event-speakers.data.ts';

export function EventSpeakers({ data: { speakers }, t, id }: EventSpeakersProps) {
  if (speakers.length === 0) return null;
  return (
    <section className="event-section" aria-labelledby={id('title')}>
      <div className="measure">
        <SectionHead id={id('title')} title={t('title')} />
        <ul className="speakers">
          {speakers.map((speaker) => (
            <li key={speaker.id ?? speaker.name}>
              <Portrait person={speaker} size={72} />
              <div>
                <h3>{speaker.name}</h3>
                {speaker.position && <p>{speaker.position}</p>}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
