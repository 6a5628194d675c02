import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './event-speakers.data.ts';
import { text } from './event-speakers.text.ts';
import { EventSpeakers } from './event-speakers.tsx';

/** Who speaks at an event. */
export default defineWidget({
  name: 'event-speakers',
  attributes,
  wake: 'never',
  load,
  View: EventSpeakers,
  sheet: () => import('./event-speakers.style.ts'),
  text,
});
