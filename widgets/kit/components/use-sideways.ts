import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CreateDrive, Drive } from './drive.ts';
import { prefersStillness, watchVisible } from './use-turning.ts';

interface Sideways {
  /** There is more than fits. */
  wanted: boolean;
  active: number;
  /** A visitor's finger moved it. */
  onMove(index: number): void;
}

/** How long a scroll has to rest until it counts as done; not all browsers tell. */
const rest = 120;

/** Lets slides pass sideways: by Swiper, fetched when they near the screen; by scrolling, where that cannot be had. */
export function useSideways(
  section: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLElement | null>,
  { wanted, active, onMove }: Sideways,
): boolean {
  const [drive, setDrive] = useState<Drive>();
  const [near, setNear] = useState(false);
  // The drive lives longer than a render: it tells the newest one.
  const tell = useRef(onMove);
  tell.current = onMove;

  useEffect(() => {
    if (!wanted || near || !section.current) return;
    return watchVisible(section.current, (visible) => visible && setNear(true));
  }, [wanted, near, section]);

  useEffect(() => {
    const element = frame.current;
    if (!wanted || !near || !element) return;
    let left = false;
    let made: Drive | undefined;
    const start = async () => {
      const create = await import('./swiper.ts')
        .then(({ createSwiperDrive }) => createSwiperDrive)
        .catch((error: unknown) => {
          console.error('A carousel does without Swiper, which could not be had.', error);
          return createScrollDrive;
        });
      if (left) return;
      const swiped = nearestSlide(element);
      made = create(element, { at: swiped, still: prefersStillness(), tell: (index) => tell.current(index) });
      tell.current(swiped);
      setDrive(made);
    };
    void start();
    return () => {
      left = true;
      made?.stop();
      setDrive(undefined);
    };
  }, [wanted, near, frame]);

  useEffect(() => {
    drive?.to(active);
  }, [drive, active]);
  return drive !== undefined;
}

/** The slide that a frame has been scrolled to. */
export function nearestSlide(frame: HTMLElement): number {
  const places = placesOf(frame).map((place) => Math.abs(place - frame.scrollLeft));
  return places.indexOf(Math.min(...places));
}

/** How far a frame is scrolled when it shows each of its slides first. */
function placesOf(frame: HTMLElement): number[] {
  const slides = [...(frame.firstElementChild?.children ?? [])] as HTMLElement[];
  return slides.map(({ offsetLeft }) => offsetLeft - (slides[0]?.offsetLeft ?? 0));
}

const createScrollDrive: CreateDrive = (frame, { still, tell }) => {
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    clearTimeout(timer);
    timer = setTimeout(() => tell(nearestSlide(frame)), rest);
  };
  frame.addEventListener('scroll', look);
  return {
    to: (index) => {
      if (nearestSlide(frame) === index) return;
      frame.scrollTo({ left: placesOf(frame)[index], behavior: still ? 'instant' : 'smooth' });
    },
    stop: () => {
      clearTimeout(timer);
      frame.removeEventListener('scroll', look);
    },
  };
};
