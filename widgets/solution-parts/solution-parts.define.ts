import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './solution-parts.data.ts';
import { text } from './solution-parts.text.ts';
import { SolutionParts } from './solution-parts.tsx';

/** What a solution is put together from. */
export default defineWidget({
  name: 'solution-parts',
  attributes,
  wake: 'never',
  load,
  View: SolutionParts,
  sheet: () => import('./solution-parts.style.ts'),
  text,
});
