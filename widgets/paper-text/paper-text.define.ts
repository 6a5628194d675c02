import { withRichText } from '../kit/components/rich-text.tsx';
import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './paper-text.data.ts';
import { text } from './paper-text.text.ts';
import { PaperText } from './paper-text.tsx';

/** What is in a white paper, beside its cover, with a list of its headings that follows the scroll. */
export default defineWidget({
  name: 'paper-text',
  attributes,
  wake: 'visible',
  wakeFor: ({ anchors }) => (anchors.length > 0 ? 'visible' : 'never'),
  load,
  // The text itself stands in the server's HTML.
  client: ({ anchors, picture }) => ({ anchors, picture }),
  View: PaperText,
  sheet: () => withRichText(import('./paper-text.style.ts')),
  text,
});
