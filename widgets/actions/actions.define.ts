import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './actions.data.ts';
import { text } from './actions.text.ts';
import { Actions } from './actions.tsx';

/** What floats at the corner of every page: the way to the consult form and the way back to the top. */
export default defineWidget({
  name: 'actions',
  attributes,
  presentation: ['formId'],
  wake: 'never',
  load,
  View: Actions,
  sheet: () => import('./actions.style.ts'),
  text,
});
