import createCobe from 'cobe';
import { createCopy, drawsOnProcessor } from './copy-canvas.ts';
import { readColour } from './read-colour.ts';
import { facing, fullTurn, type Location, seen, shortest, type Turn } from './sphere.ts';
import { turnByHand } from './turn-by-hand.ts';

export interface Globe {
  /** Turns to a place and stays there; to none, it turns on. */
  look(place: number | undefined): void;
  pause(paused: boolean): void;
  stop(): void;
}

/** Where a place is, in parts of the picture's width and height, and whether on our side. */
export type Follow = (place: { x: number; y: number; front: boolean }) => void;

interface GlobeOptions {
  places: readonly Location[];
  follow: Follow;
  /** It can be seen. */
  ready(): void;
  /** The browser has taken its drawing away. */
  lost(): void;
}

/** Radians a second: a turn in a minute. */
const pace = fullTurn / 60;
/** How much of the way to a place it goes in a second, as an exponent. */
const haste = 4;
/** Radians that it leans towards us: most places are in the north. */
const lean = 0.35;
/** How large it is in its canvas: cobe's own ball is 0.8 of that. */
const scale = 1.2;
const radius = 0.8 * scale;
/** Milliseconds of a frame: so slow a turn needs no more than thirty a second, and half of that where it costs most. */
const frameTime = { card: 30, processor: 62 };
/** After so many frames that took longer than this it turns no more by itself: the device has better to do. */
const slow = { time: 150, frames: 12 };
/** Its land comes a moment after it. */
const firstFrames = 20;
/** Radians that nobody sees. */
const nothing = 0.0005;

/**
 * The globe by cobe, in a canvas of its own. It draws while it is on the screen and something moves, and no finer than
 * two points a pixel. Dragging it sideways turns it; a finger that goes down scrolls the page.
 */
export function createGlobe(frame: HTMLElement, { places, follow, ready, lost }: GlobeOptions): Globe | undefined {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
  if (!context) return undefined;
  const processor = context instanceof WebGL2RenderingContext && drawsOnProcessor(context);
  const copy = processor ? createCopy(context, frame) : undefined;
  if (!copy) frame.append(canvas);
  const [first = [105, 30] as const] = places;
  const turn: Turn = { ...facing(first), theta: lean };
  let looked: Location | undefined;
  let paused = false;
  let size = frame.clientWidth;
  const paper = readColour(frame, '--paper');
  // Whichever theme it is, and whatever colours the page has set.
  const isDark = sum(paper) < sum(readColour(frame, '--ink'));
  const cobe = createCobe(canvas, {
    ...turn,
    width: size,
    height: size,
    devicePixelRatio: processor ? 1 : Math.min(devicePixelRatio, 2),
    scale,
    dark: isDark ? 1 : 0,
    diffuse: 1.1,
    mapSamples: 14_000,
    mapBrightness: isDark ? 2.4 : 5,
    // On dark ground it is the land that has a colour.
    baseColor: isDark ? readColour(frame, '--field') : paper,
    glowColor: paper,
    markerColor: readColour(frame, '--accent'),
    markerElevation: 0,
    markers: places.map(([longitude, latitude]) => ({ location: [latitude, longitude], size: 0.028 })),
  });
  // Where its programs cannot be compiled, cobe leaves the canvas where it is and says nothing.
  if (canvas.parentElement === (copy ? null : frame)) {
    frame.replaceChildren();
    return undefined;
  }

  const stay = new AbortController();
  const { signal } = stay;
  let visible = false;
  let due = false;
  let request = 0;
  let last = 0;
  let drawn = 0;
  let slowFrames = 0;

  const wait = () => {
    if (visible && !document.hidden && request === 0 && !signal.aborted) request = requestAnimationFrame(draw);
  };
  const run = () => {
    due = true;
    wait();
  };
  const isHeld = turnByHand(
    frame,
    (pixels) => {
      turn.phi += (pixels * 2) / (size * radius);
      run();
    },
    signal,
  );

  /** Moves on, and says whether there is more to come. */
  const step = (seconds: number): boolean => {
    const goal = looked && !isHeld() ? facing(looked) : { phi: turn.phi, theta: lean };
    const [east, up] = [shortest(goal.phi - turn.phi), goal.theta - turn.theta];
    const part = 1 - Math.exp(-haste * seconds);
    const spins = !looked && !isHeld() && !paused && slowFrames < slow.frames;
    turn.phi += east * part + (spins && !isCovered() ? pace * seconds : 0);
    turn.theta += up * part;
    return spins || Math.abs(east) > nothing || Math.abs(up) > nothing;
  };
  const draw = (now: number) => {
    request = 0;
    if (copy?.isComing()) return wait();
    if (!due) return;
    const passed = now - last;
    if (!looked && !isHeld() && passed < (copy ? frameTime.processor : frameTime.card)) return wait();
    // What was waited for while it rested is no slowness.
    if (drawn > firstFrames && passed < 2000) slowFrames = passed > slow.time ? slowFrames + 1 : 0;
    last = now;
    due = step(Math.min(passed, 100) / 1000) || drawn < firstFrames;
    cobe.update(turn);
    copy?.take();
    if (looked) follow(seen(looked, turn, radius));
    drawn += 1;
    if (drawn === 3) ready();
    if (due || copy) wait();
  };

  const watching = new IntersectionObserver((entries) => {
    visible = Boolean(entries.pop()?.isIntersecting);
    cancelAnimationFrame(request);
    request = 0;
    run();
  });
  watching.observe(frame);
  const measuring = new ResizeObserver(() => {
    if (frame.clientWidth === size || frame.clientWidth === 0) return;
    size = frame.clientWidth;
    cobe.update({ ...turn, width: size, height: size });
    run();
  });
  measuring.observe(frame);
  document.addEventListener('visibilitychange', run, { signal });
  canvas.addEventListener('webglcontextlost', lost, { signal });

  return {
    look: (place) => {
      looked = place === undefined ? undefined : places[place];
      run();
    },
    pause: (wanted) => {
      paused = wanted;
      slowFrames = 0;
      run();
    },
    stop: () => {
      stay.abort();
      cancelAnimationFrame(request);
      watching.disconnect();
      measuring.disconnect();
      cobe.destroy();
      context.getExtension('WEBGL_lose_context')?.loseContext();
      frame.replaceChildren();
    },
  };
}

/** Under an open overlay nobody sees it turn. */
const isCovered = () => document.querySelector('dialog[open]') !== null;

const sum = ([red, green, blue]: readonly [number, number, number]) => red + green + blue;
