import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './product-nav.data.ts';
import { text } from './product-nav.text.ts';
import { ProductNav } from './product-nav.tsx';

/** The way through a product's page: links to the sections that it has, of which the one being read is marked. */
export default defineWidget({
  name: 'product-nav',
  attributes,
  wake: 'visible',
  wakeFor: ({ sections }) => (sections.length > 1 ? 'visible' : 'never'),
  load,
  View: ProductNav,
  sheet: () => import('./product-nav.style.ts'),
  text,
});
