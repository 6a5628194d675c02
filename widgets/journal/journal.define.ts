import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './journal.data.ts';
import { text } from './journal.text.ts';
import { Journal } from './journal.tsx';

/** An issue of a journal: its cover, what is in it, and the way to read it. */
export default defineWidget({
  name: 'journal',
  attributes,
  wake: 'never',
  load,
  View: Journal,
  sheet: () => import('./journal.style.ts'),
  text,
});
