import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './home.data.ts';
import { Home } from './home.tsx';

/** The home page: its modules in the marketer's order, each a widget of its own. */
export default defineWidget({
  name: 'home',
  attributes,
  wake: 'never',
  load,
  View: Home,
  sheet: () => import('./home.style.ts'),
  text: {},
});
