import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './product-strengths.data.ts';
import { text } from './product-strengths.text.ts';
import { ProductStrengths } from './product-strengths.tsx';

/** What sets a product apart, in a few words each. */
export default defineWidget({
  name: 'product-strengths',
  attributes,
  wake: 'never',
  load,
  View: ProductStrengths,
  sheet: () => import('./product-strengths.style.ts'),
  text,
});
