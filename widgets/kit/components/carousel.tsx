import { type PointerEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { carouselInterval, phoneBreakpoint } from '../../../contract/constants.ts';
import { createTranslate } from '../runtime/words.ts';
import { carouselText } from './carousel.text.ts';
import { Icon } from './icons.tsx';
import { nearestSlide, useSideways } from './use-sideways.ts';
import { type Turns, useTurning } from './use-turning.ts';

export interface CarouselSlide {
  key: number;
  view: ReactNode;
  /** What its tab calls it. */
  name?: string;
}

interface CarouselProps {
  /** What the carousel is about, for screen readers. */
  label: string;
  mark: string;
  slides: readonly CarouselSlide[];
  /** Slides pass sideways, rise one over the other, or cross-fade in place. */
  motion?: 'sideways' | 'vertical' | 'fade';
  /** How many stand side by side from 768 px on, where there are as many; else one. Of those that pass sideways only. */
  perView?: 1 | 2 | 3;
  turns?: Turns;
  /** Milliseconds that a slide stays. */
  interval?: number;
  /** Which slide is shown, where somebody else decides. */
  index?: number;
  onChange?(index: number): void;
  /** What names the slides, in the place of dots and arrows: `SlideTabs`. */
  tabs?: ReactNode;
  /** On phones the slides stand below each other, and none of them turns. */
  listed?: boolean;
  /** It does not turn now, for a reason that is not its own. */
  held?: boolean;
}

/** Pixels that a finger has to go for the next slide. */
const swipe = 40;

/**
 * Slides in turn (the WAI-ARIA carousel pattern). Before its script comes, the first slide is plain HTML and the others
 * can be swiped to. A fade and a rise are the style sheet's; only slides that pass sideways need Swiper.
 */
export function Carousel({
  label,
  mark,
  slides,
  motion = 'sideways',
  perView = 1,
  turns = 'alone',
  interval = carouselInterval,
  index,
  onChange,
  tabs,
  listed = false,
  held = false,
}: CarouselProps) {
  const t = createTranslate('carousel', carouselText, { mark }, {});
  const section = useRef<HTMLElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(0);
  const [ready, setReady] = useState(false);
  const [settled, setSettled] = useState(false);
  const touch = useRef(0);

  const total = slides.length;
  const sideBySide = motion === 'sideways' && total >= perView ? perView : 1;
  const stacked = motion !== 'sideways';
  const wide = useWide(listed || sideBySide > 1);
  const tooMany = total > sideBySide;
  const several = tooMany && (wide || !listed);
  const shown = wide ? sideBySide : 1;
  const last = total - shown;
  const active = Math.max(0, Math.min(index ?? own, last));

  const go = (to: number) => {
    // After the last one comes the first.
    const next = (to + last + 1) % (last + 1);
    setOwn(next);
    if (next !== active) onChange?.(next);
  };
  const driven = useSideways(section, frame, { wanted: several && !stacked, active, onMove: go });
  const { playing, paused, mayTurn, setPaused, holds } = useTurning(section, {
    turns: several ? turns : 'never',
    able: (stacked ? ready : driven) && !held,
    interval,
    slide: active,
    next: () => go(active + 1),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a visitor who swiped before the script came
  useEffect(() => {
    if (!several || !stacked || !frame.current) return;
    const swiped = nearestSlide(frame.current);
    if (swiped > 0) go(swiped);
    setReady(true);
  }, [several, stacked]);

  const live = several && (stacked ? ready : driven);
  // Whoever scrolls it by keys just when its script comes keeps the focus.
  useLayoutEffect(() => {
    const slides = frame.current;
    if ((several && !live) || !slides) return;
    const leave = () => slides.removeAttribute('tabindex');
    if ((slides.getRootNode() as Document | ShadowRoot).activeElement !== slides) return leave();
    slides.tabIndex = -1;
    slides.addEventListener('blur', leave, { once: true });
  }, [several, live]);
  // Slides are put over one another at once, in a frame of its own: only what changes after that is seen to move.
  useEffect(() => {
    if (live) return afterPaint(() => setSettled(true));
  }, [live]);

  const painted = usePainted(active);
  // What a visitor swiped to before the script came stays in sight.
  const placed = settled ? painted : active;
  const isShown = (each: number) => each >= placed && each < placed + shown;
  const handleSwipe = (event: PointerEvent) => {
    const way = event.clientX - touch.current;
    if (live && stacked && event.pointerType === 'touch' && Math.abs(way) > swipe) go(active - Math.sign(way));
  };

  return (
    <section
      ref={section}
      className={`carousel ${motion}${stacked ? ' stacked' : ''}${live ? ' live' : ''}${live && settled ? ' settled' : ''}${sideBySide > 1 ? ` by-${sideBySide}` : ''}`}
      aria-roledescription={t('carousel')}
      aria-label={label}
      {...holds}
    >
      <div
        ref={frame}
        className="slides"
        // It scrolls until its script has come, and keys can scroll it then. Without the attribute it would lose the focus.
        tabIndex={tooMany ? 0 : undefined}
        onPointerDown={(event) => {
          touch.current = event.clientX;
        }}
        onPointerUp={handleSwipe}
      >
        <div className="track" aria-live={playing ? 'off' : 'polite'}>
          {slides.map(({ key, view, name }, each) => (
            // biome-ignore lint/a11y/useAriaPropsSupportedByRole: what role it has is decided below, with what that is called
            <div
              key={key}
              className="slide"
              role={live && tabs ? 'tabpanel' : 'group'}
              aria-roledescription={live && tabs ? undefined : t('slide')}
              aria-label={name ?? t('position', { number: each + 1, total })}
              data-place={each < placed ? 'before' : isShown(each) ? 'shown' : 'after'}
              inert={live && !isShown(each)}
            >
              {view}
            </div>
          ))}
        </div>
      </div>
      {several && (
        <div className="controls">
          {tabs ?? (
            <>
              {total > perView && <Arrow name="back" label={t('previous')} onPress={() => go(active - 1)} />}
              {slides.slice(0, last + 1).map(({ key }, each) => (
                <button
                  key={key}
                  type="button"
                  className="dot"
                  aria-label={t('position', { number: each + 1, total })}
                  aria-current={each === active}
                  onClick={() => go(each)}
                />
              ))}
              {total > perView && <Arrow name="forward" label={t('next')} onPress={() => go(active + 1)} />}
            </>
          )}
          {mayTurn && (
            <button
              type="button"
              className="turn"
              aria-label={t(paused ? 'play' : 'pause')}
              onClick={() => setPaused(!paused)}
            >
              <Icon name={paused ? 'play' : 'pause'} />
            </button>
          )}
        </div>
      )}
    </section>
  );
}

function Arrow({ name, label, onPress }: { name: 'back' | 'forward'; label: string; onPress(): void }) {
  return (
    <button type="button" className={`arrow ${name}`} aria-label={label} onClick={onPress}>
      <Icon name={name} />
    </button>
  );
}

/** What a value was in the last frame: a press is seen to count before what it moves is painted, which takes longer. */
function usePainted<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useLayoutEffect(() => afterPaint(() => setPainted(value)), [value]);
  return painted;
}

/** Does something once what stands there now has been painted. @returns what calls it off */
function afterPaint(act: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act);
  });
  return () => cancelAnimationFrame(frame);
}

/** Whether the window is wider than a phone's, where that matters. A server takes it for one that is. */
function useWide(matters: boolean): boolean {
  const [wide, setWide] = useState(true);
  useEffect(() => {
    if (!matters) return;
    const query = matchMedia(`(min-width: ${phoneBreakpoint}px)`);
    const look = () => setWide(query.matches);
    look();
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, [matters]);
  return wide;
}
