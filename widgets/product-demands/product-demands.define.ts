import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './product-demands.data.ts';
import { text } from './product-demands.text.ts';
import { ProductDemands } from './product-demands.tsx';

/** What enterprises need the product for. */
export default defineWidget({
  name: 'product-demands',
  attributes,
  wake: 'never',
  load,
  View: ProductDemands,
  sheet: () => import('./product-demands.style.ts'),
  text,
});
