import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './solution-values.data.ts';
import { text } from './solution-values.text.ts';
import { SolutionValues } from './solution-values.tsx';

/** What a solution is worth to the business: the figures first. */
export default defineWidget({
  name: 'solution-values',
  attributes,
  wake: 'never',
  load,
  View: SolutionValues,
  sheet: () => import('./solution-values.style.ts'),
  text,
});
