import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './product-functions.data.ts';
import { text } from './product-functions.text.ts';
import { ProductFunctions } from './product-functions.tsx';

/** What a product does, in groups that are tabs, and an accordion on a phone. */
export default defineWidget({
  name: 'product-functions',
  attributes,
  wake: 'visible',
  wakeFor: ({ groups }) => (groups.length > 0 ? 'visible' : 'never'),
  load,
  // What stands in the panels is in the server's HTML.
  client: ({ groups }) => ({ groups: groups.map((group) => ({ ...group, functionList: [] })) }),
  View: ProductFunctions,
  sheet: () => import('./product-functions.style.ts'),
  text,
});
