import { type AttributeValues, integer } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import type { text } from './hero-carousel.text.ts';

export const attributes = { moduleId: integer() };

/** The slides, and the advantages below those of the home page's first carousel, the tall one. */
export async function load({ call, site }: LoadContext, { moduleId }: AttributeValues<typeof attributes>) {
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

export type HeroCarouselProps = PropsOf<typeof attributes, typeof load, typeof text>;
