import { withRichText } from '../kit/components/rich-text.tsx';
import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './category-text.data.ts';
import { text } from './category-text.text.ts';
import { CategoryText } from './category-text.tsx';

/** What a category's page has to tell, with a list of its headings that follows the scroll. */
export default defineWidget({
  name: 'category-text',
  attributes,
  wake: 'visible',
  wakeFor: ({ anchors }) => (anchors.length > 0 ? 'visible' : 'never'),
  load,
  // The text itself stands in the server's HTML.
  client: ({ anchors }) => ({ anchors }),
  View: CategoryText,
  sheet: () => withRichText(import('./category-text.style.ts')),
  text,
});
