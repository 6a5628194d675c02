import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './media-featured.data.ts';
import { text } from './media-featured.text.ts';
import { MediaFeatured } from './media-featured.tsx';

/** The films that were chosen, in turn. */
export default defineWidget({
  name: 'media-featured',
  attributes,
  wake: 'visible',
  wakeFor: ({ films }) => (films.length > 1 ? 'visible' : 'never'),
  load,
  View: MediaFeatured,
  sheet: () => import('./media-featured.style.ts'),
  text,
});
