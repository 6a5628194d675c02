import type { ReactNode } from 'react';
import { solutionBanner } from '../../contract/constants.ts';
import type { Industry } from '../../contract/entities/solution.ts';
import { Carousel } from '../kit/components/carousel.tsx';
import { SlideTabs } from '../kit/components/slide-tabs.tsx';
import { usePlace } from '../kit/components/use-place.ts';

interface IndustryCarouselProps {
  label: string;
  industries: readonly Pick<Industry, 'id' | 'name' | 'indusIcon'>[];
  /** Where an industry's tab leads while there is no script. */
  hrefOf(index: number): string;
  viewOf(index: number): ReactNode;
  index: number;
  onChange(index: number): void;
  listed?: boolean;
  held?: boolean;
}

/** Industries in turn, each with a slide and a tab of its name and icon. */
export function IndustryCarousel({
  label,
  industries,
  hrefOf,
  viewOf,
  index,
  onChange,
  ...how
}: IndustryCarouselProps) {
  const { site } = usePlace();
  return (
    <Carousel
      label={label}
      mark={site.mark}
      motion="fade"
      turns="always"
      interval={solutionBanner.interval}
      index={index}
      onChange={onChange}
      slides={industries.map(({ id, name }, each) => ({ key: id, name, view: viewOf(each) }))}
      tabs={
        <SlideTabs
          label={label}
          index={index}
          onChoose={onChange}
          tabs={industries.map(({ id, name, indusIcon }, each) => ({
            key: id,
            title: name,
            href: hrefOf(each),
            icon: indusIcon,
          }))}
        />
      }
      {...how}
    />
  );
}
