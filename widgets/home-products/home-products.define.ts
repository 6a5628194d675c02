import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './home-products.data.ts';
import { text } from './home-products.text.ts';
import { HomeProducts } from './home-products.tsx';

/** All products by category, as a table of contents. */
export default defineWidget({
  name: 'home-products',
  attributes,
  wake: 'never',
  load,
  View: HomeProducts,
  sheet: () => import('./home-products.style.ts'),
  text,
});
