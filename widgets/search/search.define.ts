import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './search.data.ts';
import { text } from './search.text.ts';
import { Search } from './search.tsx';

/** The field that looks through the whole site, and the pages that it has found. */
export default defineWidget({
  name: 'search',
  attributes,
  // Without its script it lacks suggestions alone.
  wake: 'interaction',
  load,
  // What was found stands in the server's HTML.
  client: ({ q, type, fault, pageNo, refused }) => ({ q, type, fault, pageNo, refused }),
  View: Search,
  sheet: () => import('./search.style.ts'),
  text,
});
