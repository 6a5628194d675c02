import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './player.data.ts';
import { text } from './player.text.ts';
import { PlayerWidget } from './player.tsx';

/** A video or several, standing in the page or over it. */
export default defineWidget({
  name: 'player',
  attributes,
  presentation: ['videos', 'open'],
  wake: 'visible',
  load,
  View: PlayerWidget,
  sheet: () => import('./player.style.ts'),
  text,
});
