import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './case-hero.data.ts';
import { text } from './case-hero.text.ts';
import { CaseHero } from './case-hero.tsx';

/** What a case's page begins with: whose it is, its video, and the figures that it rests on. */
export default defineWidget({
  name: 'case-hero',
  attributes,
  wake: 'never',
  load,
  View: CaseHero,
  sheet: () => import('./case-hero.style.ts'),
  text,
});
