import { defineWidget } from '../kit/runtime/define-widget.ts';
import { wakeForPaper, withoutText } from '../shared/publication.ts';
import { attributes, load } from './paper-download.data.ts';
import { text } from './paper-download.text.ts';
import { PaperDownload } from './paper-download.tsx';

/** The foot of a white paper's page: the way to the whole of it. */
export default defineWidget({
  name: 'paper-download',
  attributes,
  wake: 'never',
  wakeFor: ({ paper }) => wakeForPaper(paper, 'visible'),
  load,
  client: ({ paper }) => ({ paper: withoutText(paper) }),
  View: PaperDownload,
  sheet: () => import('./paper-download.style.ts'),
  text,
});
