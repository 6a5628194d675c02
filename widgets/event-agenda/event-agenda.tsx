import { Phrase } from '../kit/components/phrase.tsx';
import { SectionHead } from '../kit/components/section-head.tsx';
import { Portrait } from '../shared/portrait.tsx';
import type { EventAgendaProps } from './event-agenda.data.ts';

/** A time line. Who is among the event's speakers has a picture there, and none here. */
export function EventAgenda({ data: { agenda, speakers }, t, id }: EventAgendaProps) {
  if (agenda.length === 0) return null;
  const pictured = new Set(speakers.map(({ name }) => name));
  return (
    <section className="event-section" aria-labelledby={id('title')}>
      <div className="measure">
        <SectionHead id={id('title')} title={t('title')} />
        <ol className="agenda">
          {agenda.map(({ agendaStr, title, activitySpeaker: speaker }) => (
            <li key={`${agendaStr} ${title}`}>
              <p className="time">{agendaStr}</p>
              <div className="what">
                <h3>
                  <Phrase text={title} />
                </h3>
                {speaker && (
                  <p className="who">
                    {!pictured.has(speaker.name) && <Portrait person={speaker} size={40} />}
                    <span>
                      <strong>{speaker.name}</strong>
                      {speaker.position && <span className="position">{speaker.position}</span>}
                    </span>
                  </p>
                )}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
