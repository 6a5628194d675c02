import { Carousel } from '../../widgets/kit/components/carousel.tsx';
import type { Props } from './samples.tsx';

/** Sideways, rising, fading; and a single slide, which needs no controls. */
export function Carousels({ t, site }: Props) {
  const slides = (['tabOne', 'tabTwo', 'tabThree', 'kicker', 'meta'] as const).map((name, key) => ({
    key,
    view: <p className="sample">{t(name)}</p>,
  }));
  const common = { mark: site.mark, slides, turns: 'never' } as const;
  return (
    <div className="stack">
      <Carousel label={`${t('slides')} 1`} perView={3} {...common} />
      <Carousel label={`${t('slides')} 2`} motion="vertical" {...common} />
      <Carousel label={`${t('slides')} 3`} motion="fade" {...common} />
      <Carousel label={`${t('slides')} 4`} {...common} slides={slides.slice(0, 1)} />
    </div>
  );
}
