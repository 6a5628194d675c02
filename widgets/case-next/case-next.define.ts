import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './case-next.data.ts';
import { text } from './case-next.text.ts';
import { CaseNext } from './case-next.tsx';

/** The case that follows one in the list, the first after the last. */
export default defineWidget({
  name: 'case-next',
  attributes,
  wake: 'never',
  load,
  View: CaseNext,
  sheet: () => import('./case-next.style.ts'),
  text,
});
