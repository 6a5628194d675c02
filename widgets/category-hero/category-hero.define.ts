import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './category-hero.data.ts';
import { text } from './category-hero.text.ts';
import { CategoryHero } from './category-hero.tsx';

/** What a category's page begins with: its name, whom it is for, and the ways to a conversation and to a demonstration. */
export default defineWidget({
  name: 'category-hero',
  attributes,
  wake: 'never',
  load,
  View: CategoryHero,
  sheet: () => import('./category-hero.style.ts'),
  text,
});
