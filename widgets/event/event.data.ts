import type { AttributeValues } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { eventAttributes, isStandard, loadEvent } from '../shared/load-event.ts';

export const attributes = eventAttributes;

export async function load(context: LoadContext, values: AttributeValues<typeof attributes>) {
  const event = await loadEvent(context, values);
  return { id: event.id, standard: isStandard(event) };
}

export type EventProps = PropsOf<typeof attributes, typeof load, Record<never, never>>;
