import { withRichText } from '../kit/components/rich-text.tsx';
import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './join-us.data.ts';
import { text } from './join-us.text.ts';
import { JoinUs } from './join-us.tsx';

/** What it is to work here, and the jobs that are open, by city. */
export default defineWidget({
  name: 'join-us',
  attributes,
  wake: 'never',
  load,
  View: JoinUs,
  sheet: () => withRichText(import('./join-us.style.ts')),
  text,
});
