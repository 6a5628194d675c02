import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './home-cases.data.ts';
import { text } from './home-cases.text.ts';
import { HomeCases } from './home-cases.tsx';

/** A few customer cases, and the logos of more customers. */
export default defineWidget({
  name: 'home-cases',
  attributes,
  wake: 'never',
  load,
  View: HomeCases,
  sheet: () => import('./home-cases.style.ts'),
  text,
});
