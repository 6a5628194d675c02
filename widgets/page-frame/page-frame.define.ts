import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './page-frame.data.ts';
import { text } from './page-frame.text.ts';
import { PageFrame } from './page-frame.tsx';

/** A page of HTML that is made elsewhere, in a frame as wide as the window and as high as the page. */
export default defineWidget({
  name: 'page-frame',
  attributes,
  wake: 'visible',
  load,
  View: PageFrame,
  sheet: () => import('./page-frame.style.ts'),
  text,
});
