import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './product-hero.data.ts';
import { text } from './product-hero.text.ts';
import { ProductHero } from './product-hero.tsx';

/** What a product's page begins with: its name, what it does, the way to a demonstration, and a piece of its screen. */
export default defineWidget({
  name: 'product-hero',
  attributes,
  wake: 'never',
  load,
  View: ProductHero,
  sheet: () => import('./product-hero.style.ts'),
  text,
});
