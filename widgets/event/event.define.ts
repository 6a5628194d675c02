import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './event.data.ts';
import { Event } from './event.tsx';

/** The whole page of an event between head and foot, in the order that its kind of page has. */
export default defineWidget({
  name: 'event',
  attributes,
  wake: 'never',
  load,
  View: Event,
  sheet: () => import('./event.style.ts'),
  text: {},
});
