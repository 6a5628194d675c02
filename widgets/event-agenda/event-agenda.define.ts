import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './event-agenda.data.ts';
import { text } from './event-agenda.text.ts';
import { EventAgenda } from './event-agenda.tsx';

/** What happens when at an event, and who speaks. */
export default defineWidget({
  name: 'event-agenda',
  attributes,
  wake: 'never',
  load,
  View: EventAgenda,
  sheet: () => import('./event-agenda.style.ts'),
  text,
});
