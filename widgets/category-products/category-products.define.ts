import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './category-products.data.ts';
import { text } from './category-products.text.ts';
import { CategoryProducts } from './category-products.tsx';

/** The products of a category, each with a piece of its screen; they open in tabs of their own. */
export default defineWidget({
  name: 'category-products',
  attributes,
  wake: 'never',
  load,
  View: CategoryProducts,
  sheet: () => import('./category-products.style.ts'),
  text,
});
