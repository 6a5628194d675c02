import { withRichText } from '../kit/components/rich-text.tsx';
import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './text-page.data.ts';
import { text } from './text-page.text.ts';
import { TextPage } from './text-page.tsx';

/** A page that is nothing but text, such as the privacy policy: its own address's, unless another is named. */
export default defineWidget({
  name: 'text-page',
  attributes,
  wake: 'never',
  load,
  View: TextPage,
  sheet: () => withRichText(import('./text-page.style.ts')),
  text,
});
