import { defineWidget } from '../kit/runtime/define-widget.ts';
import { wakeForPaper, withoutText } from '../shared/publication.ts';
import { attributes, load } from './paper-hero.data.ts';
import { text } from './paper-hero.text.ts';
import { PaperHero } from './paper-hero.tsx';

/** What a white paper's page begins with: its name, what it is about, and the way to its file. */
export default defineWidget({
  name: 'paper-hero',
  attributes,
  wake: 'never',
  // Nobody waits for scripts that only those want who have sent the form: its foot has the file on a later visit.
  wakeFor: ({ paper }) => wakeForPaper(paper, 'interaction'),
  load,
  client: ({ paper, parent }) => ({ paper: withoutText(paper), parent }),
  View: PaperHero,
  sheet: () => import('./paper-hero.style.ts'),
  text,
});
