import { type RefObject, useEffect, useRef, useState } from 'react';
import { lazyMargin } from '../../contract/constants.ts';
import type { Tip } from './case-wall.data.ts';
import type { Follow, Globe } from './globe.ts';
import { hasWebGl, wantsStillPicture, watchWishes } from './stillness.ts';

interface Looking {
  tips: readonly Tip[];
  active: number | undefined;
  paused: boolean;
  /** Hears where the place that is looked at has come to. */
  follow: Follow;
}

/**
 * Fetches the globe when its place nears the screen, for visitors whom a picture that turns serves, and takes it away
 * with the widget. Whatever fails leaves the still picture.
 * @returns whether it is there
 */
export function useGlobe(frame: RefObject<HTMLElement | null>, { tips, active, paused, follow }: Looking): boolean {
  const globe = useRef<Globe>(undefined);
  const [wanted, setWanted] = useState(false);
  const [drawn, setDrawn] = useState(false);
  /** The colour that it stands on, once that has changed: it was drawn for the one before. */
  const [ground, setGround] = useState<string>();

  useEffect(() => {
    if (!frame.current) return;
    let near = false;
    const look = () => setWanted(near && !wantsStillPicture());
    const observer = new IntersectionObserver(
      (entries) => {
        near ||= Boolean(entries.pop()?.isIntersecting);
        if (near) observer.disconnect();
        look();
      },
      { rootMargin: `${lazyMargin}px` },
    );
    observer.observe(frame.current);
    const unwatch = watchWishes(look);
    return () => {
      observer.disconnect();
      unwatch();
    };
  }, [frame]);

  useEffect(() => {
    const element = frame.current;
    const look = ({ target, propertyName }: TransitionEvent) => {
      if (element && target === element && propertyName === 'background-color')
        setGround(getComputedStyle(element).backgroundColor);
    };
    element?.addEventListener('transitionend', look);
    return () => element?.removeEventListener('transitionend', look);
  }, [frame]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: its places are those that it came with
  useEffect(() => {
    const element = frame.current;
    if (!wanted || !element || !hasWebGl()) return;
    let left = false;
    const stop = () => {
      globe.current?.stop();
      globe.current = undefined;
      setDrawn(false);
    };
    const start = async () => {
      const { createGlobe } = await import('./globe.ts');
      if (left) return;
      const places = tips.map(({ location }) => location);
      globe.current = createGlobe(element, { places, follow, ready: () => setDrawn(true), lost: stop });
    };
    start().catch((error: unknown) => console.error('The map stands still: its globe could not be had.', error));
    return () => {
      left = true;
      stop();
    };
  }, [wanted, frame, ground]);

  useEffect(() => {
    if (drawn) globe.current?.look(active);
  }, [active, drawn]);
  useEffect(() => {
    if (drawn) globe.current?.pause(paused);
  }, [paused, drawn]);
  return drawn;
}
