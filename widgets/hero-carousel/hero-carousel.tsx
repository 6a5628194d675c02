import { homeBanner } from '../../contract/constants.ts';
import type { Slide } from '../../contract/entities/home.ts';
import { Backdrop } from '../kit/components/backdrop.tsx';
import { Carousel } from '../kit/components/carousel.tsx';
import { firstFile, Image } from '../kit/components/image.tsx';
import { JumpButton } from '../kit/components/jump-button.tsx';
import { Phrase } from '../kit/components/phrase.tsx';
import { Still } from '../kit/components/still.tsx';
import type { HeroCarouselProps } from './hero-carousel.data.ts';

export function HeroCarousel({ data, site, t, id }: HeroCarouselProps) {
  const { slides, label, first, advantages } = data;
  const [opening] = slides;
  if (!opening) return null;
  return (
    <div className={first ? 'hero' : 'hero later'}>
      <Carousel
        label={label ?? t('highlights')}
        mark={site.mark}
        interval={homeBanner.interval}
        motion="fade"
        turns="always"
        slides={slides.map((slide) => ({
          key: slide.id,
          view: <Banner slide={slide} eager={slide === opening && first} />,
        }))}
      />
      {advantages.length > 0 && (
        <section className="measure" aria-labelledby={id('advantages')}>
          <h2 id={id('advantages')} className="unseen">
            {t('advantages')}
          </h2>
          <Advantages advantages={advantages} />
        </section>
      )}
    </div>
  );
}

interface BannerProps {
  slide: Slide;
  eager: boolean;
}

function Banner({ slide, eager }: BannerProps) {
  const { title, desc, subheading, pcResource, mobileResource, jumpBO } = slide;
  return (
    <Backdrop
      picture={firstFile(pcResource ?? mobileResource)}
      phone={firstFile(mobileResource)}
      eager={eager}
      className="banner"
    >
      <div className="measure">
        {subheading && <p className="kicker">{subheading}</p>}
        <h2 className="title">
          <Phrase text={title} />
        </h2>
        {desc && (
          <p className="desc">
            <Phrase text={desc} />
          </p>
        )}
        <JumpButton jump={jumpBO} />
      </div>
    </Backdrop>
  );
}

function Advantages({ advantages }: Pick<HeroCarouselProps['data'], 'advantages'>) {
  return (
    <Still as="ul" className="advantages">
      {() =>
        advantages.map(({ id, logo, title, desc }) => (
          <li key={id}>
            <Image file={logo} width={48} height={48} />
            <h3>
              <Phrase text={title} />
            </h3>
            <p>{desc}</p>
          </li>
        ))
      }
    </Still>
  );
}
