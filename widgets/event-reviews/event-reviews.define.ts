import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './event-reviews.data.ts';
import { text } from './event-reviews.text.ts';
import { EventReviews } from './event-reviews.tsx';

/** An event’s recordings; one behind a form plays once that was sent. */
export default defineWidget({
  name: 'event-reviews',
  attributes,
  wake: 'interaction',
  // The rest are links by themselves.
  wakeFor: ({ gated }) => (gated.length > 0 ? 'interaction' : 'never'),
  load,
  client: ({ gated }) => ({ reviews: [], gated }),
  View: EventReviews,
  sheet: () => import('./event-reviews.style.ts'),
  text,
});
