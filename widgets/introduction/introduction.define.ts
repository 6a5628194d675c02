import { withRichText } from '../kit/components/rich-text.tsx';
import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './introduction.data.ts';
import { text } from './introduction.text.ts';
import { Introduction } from './introduction.tsx';

/** Who the company is: its figures, its text and the way that it has come. */
export default defineWidget({
  name: 'introduction',
  attributes,
  wake: 'never',
  load,
  View: Introduction,
  sheet: () => withRichText(import('./introduction.style.ts')),
  text,
});
