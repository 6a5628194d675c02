import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Swiper } from 'swiper';
import { carouselInterval, lazyMargin } from '../../../contract/constants.ts';
import { createTranslate } from '../runtime/words.ts';
import { carouselText } from './carousel.text.ts';
import { Icon } from './icons.tsx';

interface CarouselProps {
  /** What the carousel is about, for screen readers. */
  label: string;
  mark: string;
  slides: readonly { key: number; view: ReactNode }[];
  /** Milliseconds that a slide stays. */
  interval?: number;
  /** Slides cross-fade in place; without it they move sideways. */
  fade?: boolean;
  /** How many slides stand side by side from 768 px on. */
  perView?: number;
}

/** Milliseconds that a slide takes to move sideways. */
const slideSpeed = 500;

/**
 * Slides in turn (the WAI-ARIA carousel pattern). Before its script comes, the first slide is plain HTML and the
 * others can be swiped to; Swiper is fetched when it nears the screen. It stands still while it is hovered, focused,
 * hidden or paused, and it never starts under reduced motion.
 */
export function Carousel({
  label,
  mark,
  slides,
  interval = carouselInterval,
  fade = false,
  perView = 1,
}: CarouselProps) {
  const t = createTranslate('carousel', carouselText, { mark }, {});
  const section = useRef<HTMLElement>(null);
  const [swiper, setSwiper] = useState<Swiper>();
  const [active, setActive] = useState(0);
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [near, setNear] = useState(false);
  const [visible, setVisible] = useState(false);
  const [hidden, setHidden] = useState(false);
  const several = slides.length > perView;

  useEffect(() => (several && section.current ? watchVisible(section.current, setVisible) : undefined), [several]);

  useEffect(() => {
    if (visible) setNear(true);
  }, [visible]);

  useEffect(() => {
    if (!near || !section.current) return;
    return createSwiper(section.current, { fade, perView }, setSwiper, setActive);
  }, [near, fade, perView]);

  useEffect(() => {
    const look = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  const held = hidden || paused || hovered || focused;
  const playing = Boolean(swiper) && visible && !held && !prefersStillness();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide has its own time, so a new one starts it again
  useEffect(() => {
    if (!playing || !swiper) return;
    const timer = setTimeout(() => swiper.slideNext(), interval);
    return () => clearTimeout(timer);
  }, [playing, swiper, interval, active]);

  return (
    <section
      ref={section}
      className={`carousel${fade ? ' fade' : ''}${swiper ? ' live' : ''}`}
      aria-roledescription="carousel"
      aria-label={label}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div className="swiper">
        <div className="swiper-wrapper" aria-live={playing ? 'off' : 'polite'}>
          {slides.map(({ key, view }, index) => (
            <div
              key={key}
              className="swiper-slide"
              role="group"
              aria-roledescription="slide"
              aria-label={t('slide', { number: index + 1, total: slides.length })}
              inert={swiper && perView === 1 && index !== active}
            >
              {view}
            </div>
          ))}
        </div>
      </div>
      {several && (
        <div className="controls">
          <button type="button" aria-label={t('previous')} onClick={() => swiper?.slidePrev()}>
            <Icon name="back" />
          </button>
          {slides.map(({ key }, index) => (
            <button
              key={key}
              type="button"
              className="dot"
              aria-label={t('slide', { number: index + 1, total: slides.length })}
              aria-current={index === active}
              onClick={() => swiper?.slideTo(index)}
            />
          ))}
          <button type="button" aria-label={t('next')} onClick={() => swiper?.slideNext()}>
            <Icon name="forward" />
          </button>
          <button type="button" aria-label={t(paused ? 'play' : 'pause')} onClick={() => setPaused(!paused)}>
            <Icon name={paused ? 'play' : 'pause'} />
          </button>
        </div>
      )}
    </section>
  );
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function watchVisible(element: Element, tell: (visible: boolean) => void): () => void {
  const observer = new IntersectionObserver(([entry]) => tell(Boolean(entry?.isIntersecting)), {
    rootMargin: `${lazyMargin}px`,
  });
  observer.observe(element);
  return () => observer.disconnect();
}

function createSwiper(
  section: HTMLElement,
  { fade, perView }: { fade: boolean; perView: number },
  tell: (swiper: Swiper | undefined) => void,
  tellActive: (index: number) => void,
): () => void {
  let wanted = true;
  let swiper: Swiper | undefined;
  const start = async () => {
    const { Swiper } = await import('./swiper.ts');
    const element = section.querySelector<HTMLElement>('.swiper');
    if (!wanted || !element) return;
    swiper = new Swiper(element, {
      // A fade is a matter of CSS: the slides stay where they are and only the active one shows.
      virtualTranslate: fade,
      speed: fade || prefersStillness() ? 0 : slideSpeed,
      rewind: true,
      simulateTouch: false,
      breakpoints: { 768: { slidesPerView: perView, spaceBetween: perView > 1 ? 24 : 0 } },
      on: { slideChange: ({ realIndex }) => tellActive(realIndex) },
    });
    tell(swiper);
  };
  void start();
  return () => {
    wanted = false;
    tell(undefined);
    swiper?.destroy(true, true);
  };
}
