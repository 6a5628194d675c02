import { addresses } from '../../contract/addresses.ts';
import { caseSlides } from '../../contract/constants.ts';
import { Carousel } from '../kit/components/carousel.tsx';
import { SectionHead } from '../kit/components/section-head.tsx';
import { Still } from '../kit/components/still.tsx';
import { CaseCard } from '../shared/case-card.tsx';
import type { CaseCarouselProps } from './case-carousel.data.ts';

export function CaseCarousel({ data: { ids, examples }, attributes, site, t, id, link }: CaseCarouselProps) {
  if (ids.length === 0) return null;
  const title = attributes.heading ?? t('title');
  return (
    <section className={`section ${attributes.ground}`}>
      <div className="measure">
        <SectionHead id={id('title')} title={title} more={{ title: t('more'), href: link(addresses.cases) }} />
        <Carousel
          // The section has its heading's name already.
          label={t('slides')}
          mark={site.mark}
          perView={caseSlides}
          slides={ids.map((key, index) => ({
            key,
            view: (
              <Still as="div">
                {() => examples[index] && <CaseCard example={examples[index]} wide={ids.length < caseSlides} />}
              </Still>
            ),
          }))}
        />
      </div>
    </section>
  );
}
