import type { AttributeValues } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { eventAttributes, loadEvent } from '../shared/load-event.ts';
import { lowerHeadings } from '../shared/lower-headings.ts';
import type { text } from './event-text.text.ts';

export const attributes = eventAttributes;

export async function load(context: LoadContext, values: AttributeValues<typeof attributes>) {
  const event = await loadEvent(context, values);
  return { html: lowerHeadings(event?.activityDescribe) };
}

export type EventTextProps = PropsOf<typeof attributes, typeof load, typeof text>;
