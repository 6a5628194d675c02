import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './product-functions.data.ts';
import { text } from './product-functions.text.ts';
import { ProductFunctions } from './product-functions.tsx';

/** What a product does, in groups that are tabs, and an accordion on a phone. */
export default defineWidget({
  name: 'product-functions',
  attributes,
  wake: 'visible',
  load,
  View: ProductFunctions,
  sheet: () => import('./product-functions.style.ts'),
  text,
});
