import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, gateOf, load } from './media-film.data.ts';
import { text } from './media-film.text.ts';
import { MediaFilm } from './media-film.tsx';

/** What a film's page begins with: its title and the film itself, or the form that comes before it. */
export default defineWidget({
  name: 'media-film',
  attributes,
  wake: 'visible',
  // A film in the open is the player's matter.
  wakeFor: ({ resource }) => (gateOf(resource) ? 'visible' : 'never'),
  load,
  View: MediaFilm,
  sheet: () => import('./media-film.style.ts'),
  text,
});
