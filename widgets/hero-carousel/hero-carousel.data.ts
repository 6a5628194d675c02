import type { HomeModule, Slide } from '../../contract/entities/home.ts';
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
    slides: (module?.carouselOpt ?? []).map((slide) => fillUp(slide, module)),
    label: module?.title ?? (first ? undefined : module?.moduleName),
    first,
    advantages: first ? await call('POST /enterprise/advantage/list', { body: { id: site.id } }) : [],
  };
}

/** What a slide does not say, its module may say for all of them; a picture for phones belongs to that for desktops. */
function fillUp(
  slide: Slide,
  { subheading, desc, jumpBO, pcResource, mobileResource }: Partial<HomeModule> = {},
): Slide {
  const pictures = slide.pcResource || slide.mobileResource ? slide : { pcResource, mobileResource };
  return {
    ...slide,
    subheading: slide.subheading ?? subheading,
    desc: slide.desc ?? desc,
    jumpBO: slide.jumpBO ?? jumpBO,
    pcResource: pictures.pcResource,
    mobileResource: pictures.mobileResource,
  };
}

export type HeroCarouselProps = PropsOf<typeof attributes, typeof load, typeof text>;
