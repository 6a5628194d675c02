import { withRichText } from '../kit/components/rich-text.tsx';
import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './media-text.data.ts';
import { text } from './media-text.text.ts';
import { MediaText } from './media-text.tsx';

/** What a film is about, at length. */
export default defineWidget({
  name: 'media-text',
  attributes,
  wake: 'never',
  load,
  View: MediaText,
  sheet: () => withRichText(import('./media-text.style.ts')),
  text,
});
