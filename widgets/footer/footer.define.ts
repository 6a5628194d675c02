import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './footer.data.ts';
import { text } from './footer.text.ts';
import { Footer } from './footer.tsx';

/** The foot of every page: how to reach the vendor, where else to go, and what the law wants to be read. */
export default defineWidget({
  name: 'footer',
  attributes,
  wake: 'interaction',
  load,
  View: Footer,
  sheet: () => import('./footer.style.ts'),
  text,
});
