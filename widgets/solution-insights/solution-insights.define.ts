import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './solution-insights.data.ts';
import { text } from './solution-insights.text.ts';
import { SolutionInsights } from './solution-insights.tsx';

/** How things stand in a solution's industry. */
export default defineWidget({
  name: 'solution-insights',
  attributes,
  wake: 'never',
  load,
  View: SolutionInsights,
  sheet: () => import('./solution-insights.style.ts'),
  text,
});
