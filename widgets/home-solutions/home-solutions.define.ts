import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './home-solutions.data.ts';
import { text } from './home-solutions.text.ts';
import { HomeSolutions } from './home-solutions.tsx';

/** Each industry with a picture and its solutions. */
export default defineWidget({
  name: 'home-solutions',
  attributes,
  wake: 'never',
  load,
  View: HomeSolutions,
  sheet: () => import('./home-solutions.style.ts'),
  text,
});
