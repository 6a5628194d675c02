import { defineWidget } from '../kit/runtime/define-widget.ts';
import { text } from './not-found.text.ts';
import { NotFound } from './not-found.tsx';

/** The page for an address that leads nowhere. */
export default defineWidget({
  name: 'not-found',
  attributes: {},
  wake: 'never',
  load: async () => undefined,
  View: NotFound,
  sheet: () => import('./not-found.style.ts'),
  text,
});
