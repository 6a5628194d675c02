import type { AttributeValues } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { eventAttributes, isStandard, loadEvent } from '../shared/load-event.ts';
import type { text } from './event-video.text.ts';

export const attributes = eventAttributes;

export async function load(context: LoadContext, values: AttributeValues<typeof attributes>) {
  const event = await loadEvent(context, values);
  // A programme has its picture in the hero.
  const isShown = event.videoMaterial || !isStandard(event);
  return { event: isShown ? event : undefined };
}

export type EventVideoProps = PropsOf<typeof attributes, typeof load, typeof text>;
