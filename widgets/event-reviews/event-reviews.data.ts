import type { AttributeValues } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { eventAttributes, loadEvent } from '../shared/load-event.ts';
import type { text } from './event-reviews.text.ts';

export const attributes = eventAttributes;

export async function load(context: LoadContext, values: AttributeValues<typeof attributes>) {
  const { id, activityReviews: reviews = [] } = await loadEvent(context, values);
  const gated = reviews.flatMap(({ jumpBO, playType, title, coverMaterial }) =>
    jumpBO?.unlock ? [{ unlock: jumpBO.unlock, playType, title, poster: coverMaterial?.files[0]?.url }] : [],
  );
  return { id, reviews, gated };
}

export type EventReviewsProps = PropsOf<typeof attributes, typeof load, typeof text>;
