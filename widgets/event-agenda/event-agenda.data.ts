import type { AttributeValues } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { eventAttributes, loadEvent } from '../shared/load-event.ts';
import type { text } from './event-agenda.text.ts';

export const attributes = eventAttributes;

export async function load(context: LoadContext, values: AttributeValues<typeof attributes>) {
  const { activityAgendas = [], activitySpeakers = [] } = await loadEvent(context, values);
  return { agenda: activityAgendas, speakers: activitySpeakers };
}

export type EventAgendaProps = PropsOf<typeof attributes, typeof load, typeof text>;
