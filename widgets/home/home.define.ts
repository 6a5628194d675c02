import { defineWidget } from '../kit/runtime/define-widget.ts';
import { Home } from './home.tsx';

/** The home page: its modules in the marketer's order, each a widget of its own. */
export default defineWidget({
  name: 'home',
  attributes: {},
  wake: 'never',
  load: ({ call, site }) => call('POST /homepage', { body: { id: site.id } }),
  View: Home,
  sheet: () => import('./home.style.ts'),
  text: {},
});
