import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './media-more.data.ts';
import { text } from './media-more.text.ts';
import { MediaMore } from './media-more.tsx';

/** Other films of a film's type. */
export default defineWidget({
  name: 'media-more',
  attributes,
  wake: 'never',
  load,
  View: MediaMore,
  sheet: () => import('./media-more.style.ts'),
  text,
});
