import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './product-scenes.data.ts';
import { text } from './product-scenes.text.ts';
import { ProductScenes } from './product-scenes.tsx';

/** Where a product is used, one scene after the other. */
export default defineWidget({
  name: 'product-scenes',
  attributes,
  wake: 'visible',
  wakeFor: ({ scenes }) => (scenes.length > 1 ? 'visible' : 'never'),
  load,
  // What stands in the slides is in the server's HTML.
  client: ({ scenes }) => ({ scenes: scenes.map(({ name }) => ({ name })) }),
  View: ProductScenes,
  sheet: () => import('./product-scenes.style.ts'),
  text,
});
