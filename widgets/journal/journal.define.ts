import { withRichText } from '../kit/components/rich-text.tsx';
import { defineWidget } from '../kit/runtime/define-widget.ts';
import { wakeForFile, withoutText } from '../shared/publication.ts';
import { attributes, load } from './journal.data.ts';
import { text } from './journal.text.ts';
import { Journal } from './journal.tsx';

/** An issue of a journal: its cover, what is in it, and the way to read it. */
export default defineWidget({
  name: 'journal',
  attributes,
  wake: 'never',
  wakeFor: ({ journal }) => wakeForFile(journal),
  load,
  client: ({ journal, parent }) => ({ journal: withoutText(journal), parent }),
  View: Journal,
  sheet: () => withRichText(import('./journal.style.ts')),
  text,
});
