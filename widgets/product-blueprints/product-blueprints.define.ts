import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './product-blueprints.data.ts';
import { text } from './product-blueprints.text.ts';
import { ProductBlueprints } from './product-blueprints.tsx';

/** How a product is laid out and brought in: wide drawings in tabs. */
export default defineWidget({
  name: 'product-blueprints',
  attributes,
  wake: 'visible',
  wakeFor: ({ drawings }) => (drawings.length > 0 ? 'visible' : 'never'),
  load,
  // What stands in the panels is in the server's HTML.
  client: ({ drawings }) => ({ drawings: drawings.map(({ icon, title }) => ({ icon, title })) }),
  View: ProductBlueprints,
  sheet: () => import('./product-blueprints.style.ts'),
  text,
});
