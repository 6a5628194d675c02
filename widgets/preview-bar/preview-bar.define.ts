import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './preview-bar.data.ts';
import { text } from './preview-bar.text.ts';
import { PreviewBar } from './preview-bar.tsx';

/** What the holder of a preview link is told above the page: of what it is a preview, and until when. */
export default defineWidget({
  name: 'preview-bar',
  attributes,
  wake: 'never',
  wakeFor: ({ covered }) => (covered ? 'now' : 'never'),
  load,
  View: PreviewBar,
  sheet: () => import('./preview-bar.style.ts'),
  text,
});
