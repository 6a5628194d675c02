import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './product-list.data.ts';
import { text } from './product-list.text.ts';
import { ProductList } from './product-list.tsx';

/** All products by category, with a list of the categories that follows the scroll. */
export default defineWidget({
  name: 'product-list',
  attributes,
  wake: 'visible',
  load,
  // Only the list of anchors moves: the products stand in the server's HTML.
  client: ({ anchors }) => ({ anchors }),
  View: ProductList,
  sheet: () => import('./product-list.style.ts'),
  text,
});
