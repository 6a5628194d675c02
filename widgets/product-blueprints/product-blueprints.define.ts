import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './product-blueprints.data.ts';
import { text } from './product-blueprints.text.ts';
import { ProductBlueprints } from './product-blueprints.tsx';

/** How a product is laid out and brought in: wide drawings in tabs. */
export default defineWidget({
  name: 'product-blueprints',
  attributes,
  wake: 'visible',
  load,
  View: ProductBlueprints,
  sheet: () => import('./product-blueprints.style.ts'),
  text,
});
