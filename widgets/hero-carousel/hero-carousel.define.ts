import { integer } from '../kit/runtime/attributes.ts';
import { defineWidget, type LoadContext } from '../kit/runtime/define-widget.ts';
import { text } from './hero-carousel.text.ts';
import { HeroCarousel, type HeroCarouselData } from './hero-carousel.tsx';

/** Banners in turn. The home page's first ones are tall and have the advantages below them; without a module it is those. */
export default defineWidget({
  name: 'hero-carousel',
  attributes: { moduleId: integer() },
  wake: 'visible',
  load: loadHeroCarousel,
  View: HeroCarousel,
  sheet: () => import('./hero-carousel.style.ts'),
  text,
});

async function loadHeroCarousel(
  { call, site }: Pick<LoadContext, 'call' | 'site'>,
  { moduleId }: { moduleId: number | undefined },
): Promise<HeroCarouselData> {
  const modules = await call('POST /homepage', { body: { id: site.id } });
  const opening = modules.find(({ moduleType }) => moduleType === 'CAROUSEL');
  const module = moduleId === undefined ? opening : modules.find(({ id }) => id === moduleId);
  const first = module !== undefined && module === opening;
  return {
    slides: module?.carouselOpt ?? [],
    first,
    advantages: first ? await call('POST /enterprise/advantage/list', { body: { id: site.id } }) : [],
  };
}
