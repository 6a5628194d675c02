import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './banner.data.ts';
import { text } from './banner.text.ts';
import { Banner } from './banner.tsx';
import { picturesOf } from './pictures-of.ts';

/** What a page of the menu begins with: its heading, its part of the site's picture and buttons. */
export default defineWidget({
  name: 'banner',
  attributes,
  wake: 'never',
  // Only a browser can look at a picture of another host.
  wakeFor: ({ banner }) => (picturesOf(banner).every(({ theme }) => theme) ? 'never' : 'visible'),
  load,
  View: Banner,
  sheet: () => import('./banner.style.ts'),
  text,
});
