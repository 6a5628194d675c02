import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './product-values.data.ts';
import { text } from './product-values.text.ts';
import { ProductValues } from './product-values.tsx';

/** What a product is worth to a business, each value beside a picture. */
export default defineWidget({
  name: 'product-values',
  attributes,
  wake: 'never',
  load,
  View: ProductValues,
  sheet: () => import('./product-values.style.ts'),
  text,
});
