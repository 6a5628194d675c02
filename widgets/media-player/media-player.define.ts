import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './media-player.data.ts';
import { text } from './media-player.text.ts';
import { MediaPlayer } from './media-player.tsx';

/** A video or several, standing in the page or over it. */
export default defineWidget({
  name: 'media-player',
  attributes,
  presentation: ['videos', 'open'],
  wake: 'visible',
  load,
  View: MediaPlayer,
  sheet: () => import('./media-player.style.ts'),
  text,
});
