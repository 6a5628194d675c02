import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './event-video.data.ts';
import { text } from './event-video.text.ts';
import { EventVideo } from './event-video.tsx';

/** An event’s film by its picture; of an event whose page begins with it, the picture alone where there is no film. */
export default defineWidget({
  name: 'event-video',
  attributes,
  wake: 'never',
  load,
  View: EventVideo,
  sheet: () => import('./event-video.style.ts'),
  text,
});
