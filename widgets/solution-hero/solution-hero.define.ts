import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './solution-hero.data.ts';
import { SolutionHero } from './solution-hero.tsx';

/** What a solution's page begins with: its industry, its name, what it is and the way to ask about it. */
export default defineWidget({
  name: 'solution-hero',
  attributes,
  wake: 'never',
  load,
  View: SolutionHero,
  sheet: () => import('./solution-hero.style.ts'),
  text: {},
});
