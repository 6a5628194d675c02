import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './hero-carousel.data.ts';
import { text } from './hero-carousel.text.ts';
import { HeroCarousel } from './hero-carousel.tsx';

/** Banners in turn. The home page's first ones have the advantages below them; without a module it is those. */
export default defineWidget({
  name: 'hero-carousel',
  attributes,
  wake: 'visible',
  load,
  // The list of the advantages stands in the server's HTML: one of them tells that there is one.
  client: ({ advantages, ...rest }) => ({ ...rest, advantages: advantages.slice(0, 1) }),
  View: HeroCarousel,
  sheet: () => import('./hero-carousel.style.ts'),
  text,
});
