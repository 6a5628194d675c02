import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './event-carousel.data.ts';
import { text } from './event-carousel.text.ts';
import { EventCarousel } from './event-carousel.tsx';

/** The events that the content puts forward, in turn. */
export default defineWidget({
  name: 'event-carousel',
  attributes,
  wake: 'visible',
  load,
  View: EventCarousel,
  sheet: () => import('./event-carousel.style.ts'),
  text,
});
