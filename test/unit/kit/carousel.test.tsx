import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Carousel } from '../../../widgets/kit/components/carousel.tsx';
import type { CreateDrive } from '../../../widgets/kit/components/drive.ts';
import { SlideTabs } from '../../../widgets/kit/components/slide-tabs.tsx';
import { watchIntersections } from './support/browser.ts';

/** Stands in for Swiper: it knows which slide it is at, and tells. */
const swipers: { at: number; still: boolean; stopped: boolean; swipe(index: number): void }[] = [];
let failure: Error | undefined;
vi.mock('../../../widgets/kit/components/swiper.ts', () => ({
  get createSwiperDrive() {
    if (failure) throw failure;
    return (_frame: HTMLElement, { at, still, tell }: Parameters<CreateDrive>[1]) => {
      const swiper = { at, still, stopped: false, swipe: tell };
      swipers.push(swiper);
      return {
        to: (index: number) => {
          swiper.at = index;
        },
        stop: () => {
          swiper.stopped = true;
        },
      };
    };
  },
}));

const names = ['Harbour', 'Quay', 'Crane', 'Mole', 'Pier'];
type Options = Partial<Parameters<typeof Carousel>[0]> & { count?: number };
const view = ({ count = 3, ...options }: Options = {}) => (
  <Carousel
    label="Banners"
    mark="en"
    interval={5000}
    motion="fade"
    turns="always"
    slides={names.slice(0, count).map((name, key) => ({ key, view: <h2>{name}</h2> }))}
    {...options}
  />
);

let place: HTMLElement;
let root: Root;
let screen: ReturnType<typeof watchIntersections>;

beforeEach(() => {
  screen = watchIntersections();
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
  swipers.length = 0;
  failure = undefined;
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const find = (selector: string) => place.querySelector(selector) as HTMLElement;
const button = (label: string) => find(`button[aria-label="${label}"]`);
const current = () => find('[aria-current="true"]')?.getAttribute('aria-label');
const places = () => [...place.querySelectorAll<HTMLElement>('.slide')].map(({ dataset }) => dataset.place);
const fire = (type: string, init: PointerEventInit = {}) =>
  find('.slides').dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse', ...init }));
/** The mouse goes over it or away; React listens to the one event and Preact to the other. */
const point = (way: 'over' | 'out') => {
  fire(`pointer${way}`, { relatedTarget: document.body });
  find('.carousel').dispatchEvent(
    new PointerEvent(way === 'over' ? 'pointerenter' : 'pointerleave', { pointerType: 'mouse' }),
  );
};

/** Waits for what React and Preact have put off, while the clock stands still. */
async function settle() {
  for (let frame = 0; frame < 4; frame += 1) {
    await new Promise(requestAnimationFrame);
    if (vi.isFakeTimers()) vi.advanceTimersByTime(0);
    await new Promise(setImmediate);
  }
}

/** A carousel that has come into view; from now on a test moves the clock. */
async function run(options?: Options) {
  root.render(view(options));
  // One that neither turns nor needs Swiper never looks where it is.
  const looks = options?.turns !== 'never' || options?.motion === 'sideways';
  await vi.waitFor(() => expect(find('.carousel') && screen.marginsOf(find('.carousel')).length > 0).toBe(looks));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  screen.show(find('.carousel'));
  while (!place.querySelector('.live')) await settle();
}

/** Its slide, once so much time has gone by. */
async function slideAfter(milliseconds: number) {
  await settle();
  vi.advanceTimersByTime(milliseconds);
  await settle();
  return current();
}

describe('a carousel without its script', () => {
  it('is plain HTML: every slide is there, the first one seen, none inert', () => {
    place.innerHTML = renderToStaticMarkup(view());
    expect([...place.querySelectorAll('.slide h2')].map(({ textContent }) => textContent)).toEqual([
      'Harbour',
      'Quay',
      'Crane',
    ]);
    expect(place.querySelector('[inert]')).toBeNull();
    expect(find('.carousel').className).toBe('carousel fade stacked');
  });

  it('says what it is and which slide is which, in the page’s language', () => {
    place.innerHTML = renderToStaticMarkup(view());
    const named = () => [...place.querySelectorAll('[role="group"]')].map((slide) => slide.getAttribute('aria-label'));
    expect(find('section').getAttribute('aria-roledescription')).toBe('carousel');
    expect(find('section').getAttribute('aria-label')).toBe('Banners');
    expect(named()).toEqual(['Slide 1 of 3', 'Slide 2 of 3', 'Slide 3 of 3']);
    place.innerHTML = renderToStaticMarkup(view({ mark: 'cn' }));
    expect(find('section').getAttribute('aria-roledescription')).toBe('轮播');
    expect(named()[0]).toBe('第1张，共3张');
  });

  it.each([
    { count: 1, by: 1, classes: 'carousel sideways', controls: [] },
    { count: 2, by: 3, classes: 'carousel sideways', controls: ['dot', 'dot', 'turn'] },
    { count: 3, by: 3, classes: 'carousel sideways by-3', controls: [] },
    { count: 5, by: 3, classes: 'carousel sideways by-3', controls: ['arrow', 'dot', 'dot', 'dot', 'arrow', 'turn'] },
  ] as const)('of $count slides, $by where they fit, is laid out and controlled by their number', (row) => {
    place.innerHTML = renderToStaticMarkup(view({ count: row.count, perView: row.by, motion: 'sideways' }));
    expect(find('.carousel').className).toBe(row.classes);
    expect([...place.querySelectorAll('.controls button')].map(({ classList }) => classList[0])).toEqual(row.controls);
  });
});

describe('a carousel that passes sideways', () => {
  const sideways: Options = { motion: 'sideways', count: 5, perView: 3 };

  it('is fetched Swiper when it nears the screen, and not before', async () => {
    root.render(view(sideways));
    await vi.waitFor(() => expect(screen.marginsOf(find('.carousel'))).toContain('100px'));
    screen.show(find('.carousel'), false);
    expect(swipers).toHaveLength(0);
    screen.show(find('.carousel'));
    await vi.waitFor(() => expect(swipers).toHaveLength(1));
  });

  it.each([
    { count: 1, perView: 1 },
    { count: 3, perView: 3 },
  ] as const)('never fetches it for $count slides of which $perView fit', async (options) => {
    root.render(view({ ...sideways, ...options }));
    await vi.waitFor(() => expect(place.querySelector('.carousel')).not.toBeNull());
    await settle();
    expect(screen.marginsOf(find('.carousel'))).toEqual([]);
  });

  it('shows as many as fit, follows the finger, and goes back to the first after the last', async () => {
    const told: number[] = [];
    await run({ ...sideways, onChange: (index) => told.push(index) });
    expect(places()).toEqual(['shown', 'shown', 'shown', 'after', 'after']);
    swipers[0]?.swipe(2);
    await settle();
    expect(places()).toEqual(['before', 'before', 'shown', 'shown', 'shown']);
    expect([...place.querySelectorAll('.slide')].map((slide) => slide.hasAttribute('inert'))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    button('Next slide').click();
    await settle();
    expect(swipers[0]?.at).toBe(0);
    expect(told).toEqual([2, 0]);
  });

  it('scrolls where Swiper cannot be had', async () => {
    failure = new Error('Swiper is away');
    const reported = vi.spyOn(console, 'error').mockReturnValue();
    const scroll = vi.spyOn(Element.prototype, 'scrollTo').mockReturnValue();
    vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
      return [...(this.parentElement?.children ?? [])].indexOf(this) * 300;
    });
    await run(sideways);
    button('Next slide').click();
    await settle();
    expect(scroll).toHaveBeenCalledWith({ left: 300, behavior: 'smooth' });
    find('.slides').scrollLeft = 610;
    find('.slides').dispatchEvent(new Event('scroll'));
    await slideAfter(200);
    expect(current()).toBe('Slide 3 of 5');
    expect(reported).toHaveBeenCalledOnce();
  });

  it('leaves nothing running when it is taken down', async () => {
    await run(sideways);
    root.unmount();
    await slideAfter(20_000);
    expect(swipers).toMatchObject([{ stopped: true, at: 0 }]);
    root = createRoot(place);
  });
});

describe.each(['fade', 'vertical'] as const)('a carousel by %s', (motion) => {
  it('needs no Swiper', async () => {
    await run({ motion });
    expect(await slideAfter(5000)).toBe('Slide 2 of 3');
    expect(places()).toEqual(['before', 'shown', 'after']);
    expect(swipers).toEqual([]);
  });

  it('follows a finger that goes far enough', async () => {
    await run({ motion, turns: 'never' });
    const swipe = (from: number, to: number) => {
      fire('pointerdown', { pointerType: 'touch', clientX: from });
      fire('pointerup', { pointerType: 'touch', clientX: to });
      return slideAfter(0);
    };
    expect(await swipe(200, 100)).toBe('Slide 2 of 3');
    expect(await swipe(200, 190)).toBe('Slide 2 of 3');
    expect(await swipe(100, 200)).toBe('Slide 1 of 3');
    expect(await swipe(100, 200)).toBe('Slide 3 of 3');
  });

  it('keeps the focus of who was scrolling it by keys, and is no stop of theirs any more', async () => {
    root.unmount();
    place.innerHTML = renderToString(view({ motion }));
    const slides = () => place.querySelector<HTMLElement>('.slides');
    slides()?.focus();
    root = hydrateRoot(place, view({ motion }));
    await vi.waitFor(() => expect(place.querySelector('.live')).not.toBeNull());
    expect(document.activeElement).toBe(slides());
    expect(slides()?.getAttribute('tabindex')).toBe('-1');
    slides()?.blur();
    expect(slides()?.hasAttribute('tabindex')).toBe(false);
  });

  it('starts at the slide that a visitor has swiped to before the script came', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
      return [...(this.parentElement?.children ?? [])].indexOf(this) * 300;
    });
    vi.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValue(290);
    await run({ motion });
    expect(await slideAfter(0)).toBe('Slide 2 of 3');
  });
});

describe('a carousel that somebody else moves', () => {
  it('shows the slide it is told, and tells of every wish for another one', async () => {
    const told: number[] = [];
    const options: Options = { index: 1, turns: 'never', onChange: (index) => told.push(index) };
    await run(options);
    expect(current()).toBe('Slide 2 of 3');
    button('Next slide').click();
    expect(await slideAfter(0)).toBe('Slide 2 of 3');
    expect(told).toEqual([2]);
    root.render(view({ ...options, index: 2 }));
    expect(await slideAfter(0)).toBe('Slide 3 of 3');
  });
});

describe('a carousel whose slides have names', () => {
  const tabs = (index: number, onChoose: (index: number) => void) => (
    <SlideTabs
      label="Places"
      index={index}
      onChoose={onChoose}
      tabs={names.slice(0, 3).map((title, key) => ({ key, title, href: `#${key + 1}` }))}
    />
  );
  const named = names.slice(0, 3).map((name, key) => ({ key, name, view: <h2>{name}</h2> }));
  const all = (selector: string) => [...place.querySelectorAll<HTMLElement>(selector)];
  const press = (key: string) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

  it('has links in the place of dots, until its script comes', () => {
    place.innerHTML = renderToStaticMarkup(view({ slides: named, tabs: tabs(0, () => {}) }));
    expect(all('.slide-tab').map((link) => link.getAttribute('href'))).toEqual(['#1', '#2', '#3']);
    expect(all('.slide-tab.active').map(({ textContent }) => textContent)).toEqual(['Harbour']);
    expect(all('[role=tab], [role=tablist], .dot, .arrow')).toEqual([]);
    expect(all('.slide').map((slide) => [slide.getAttribute('role'), slide.getAttribute('aria-label')])[1]).toEqual([
      'group',
      'Quay',
    ]);
  });

  it('has tabs from then on, that the arrows, Home and End walk and choose', async () => {
    const told: number[] = [];
    const choose = (index: number) => {
      told.push(index);
      root.render(view({ slides: named, index, turns: 'never', tabs: tabs(index, choose), onChange: choose }));
    };
    await run({ slides: named, index: 0, turns: 'never', tabs: tabs(0, choose), onChange: choose });
    await settle();
    expect(all('.slide').map((slide) => slide.getAttribute('role'))).toEqual(['tabpanel', 'tabpanel', 'tabpanel']);
    all('[role=tab]')[0]?.focus();
    for (const key of ['ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home']) {
      press(key);
      await settle();
      expect(document.activeElement?.getAttribute('aria-selected')).toBe('true');
    }
    expect(told).toEqual([1, 2, 0, 2, 0]);
    expect(all('[role=tab]').map((tab) => tab.getAttribute('tabindex'))).toEqual([null, '-1', '-1']);
    all('[role=tab]')[1]?.click();
    await settle();
    expect(places()).toEqual(['before', 'shown', 'after']);
  });
});

describe('a carousel that is a list on phones', () => {
  it('shows every slide there and never turns', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
    root.render(view({ listed: true }));
    await vi.waitFor(() => expect(place.querySelector('.carousel > :only-child')).not.toBeNull());
    await settle();
    expect(place.querySelector('.live, [inert], .controls')).toBeNull();
    expect(places()).toHaveLength(3);
  });
});

describe('a carousel that turns', () => {
  it('shows one slide after another, each for its time', async () => {
    await run();
    expect(current()).toBe('Slide 1 of 3');
    expect(await slideAfter(4999)).toBe('Slide 1 of 3');
    expect(await slideAfter(1)).toBe('Slide 2 of 3');
    expect(await slideAfter(5000)).toBe('Slide 3 of 3');
    expect([...place.querySelectorAll('.slide')].map((slide) => slide.hasAttribute('inert'))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('goes where its controls say, and counts the time anew', async () => {
    await run();
    await slideAfter(4000);
    button('Next slide').click();
    expect(await slideAfter(1000)).toBe('Slide 2 of 3');
    button('Previous slide').click();
    expect(await slideAfter(0)).toBe('Slide 1 of 3');
    (place.querySelectorAll('.dot')[2] as HTMLElement).click();
    expect(await slideAfter(0)).toBe('Slide 3 of 3');
  });

  it('stands still while it is paused, and tells screen readers of its slides then', async () => {
    await run();
    button('Pause the slides').click();
    expect(await slideAfter(20_000)).toBe('Slide 1 of 3');
    expect(find('.track').getAttribute('aria-live')).toBe('polite');
    button('Play the slides').click();
    expect(await slideAfter(5000)).toBe('Slide 2 of 3');
  });

  it('stands still while the mouse is over it or the focus in it', async () => {
    await run();
    point('over');
    expect(await slideAfter(20_000)).toBe('Slide 1 of 3');
    button('Next slide').focus();
    point('out');
    expect(await slideAfter(20_000)).toBe('Slide 1 of 3');
    button('Next slide').blur();
    expect(await slideAfter(5000)).toBe('Slide 2 of 3');
  });

  it('stands still out of view and in a hidden tab', async () => {
    await run();
    screen.show(find('.carousel'), false);
    expect(await slideAfter(20_000)).toBe('Slide 1 of 3');
    screen.show(find('.carousel'));
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await slideAfter(20_000)).toBe('Slide 1 of 3');
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await slideAfter(5000)).toBe('Slide 2 of 3');
  });

  it('never starts by itself for those who want less motion, and tells of each slide', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    await run();
    expect(await slideAfter(20_000)).toBe('Slide 1 of 3');
    expect(find('.track').getAttribute('aria-live')).toBe('polite');
    button('Next slide').click();
    expect(await slideAfter(0)).toBe('Slide 2 of 3');
  });

  it.each([
    ['an overlay', '<dialog open></dialog>'],
    ['an overlay of a bare widget', '<vt-form mode="modal" open></vt-form>'],
    ['a menu', '<header><button aria-expanded="true"></button></header>'],
  ])('stands still under %s', async (_name, html) => {
    const cover = document.body.appendChild(document.createElement('div'));
    cover.innerHTML = html;
    await run();
    for (let turn = 0; turn < 4; turn += 1) expect(await slideAfter(5000)).toBe('Slide 1 of 3');
    cover.remove();
    expect(await slideAfter(5000)).toBe('Slide 2 of 3');
  });

  it('stands still while somebody else holds it', async () => {
    await run({ held: true });
    expect(await slideAfter(20_000)).toBe('Slide 1 of 3');
    root.render(view({ held: false }));
    expect(await slideAfter(5000)).toBe('Slide 2 of 3');
  });

  it('has no button to pause it when it never turns', async () => {
    await run({ turns: 'never' });
    expect(await slideAfter(20_000)).toBe('Slide 1 of 3');
    expect(find('.turn')).toBeNull();
  });

  it('is one of the page, beside those that always turn', async () => {
    root.render(
      <>
        {view({ turns: 'alone', label: 'First' })}
        {view({ turns: 'alone', label: 'Second' })}
        {view({ turns: 'always', label: 'Third' })}
      </>,
    );
    const all = () => [...place.querySelectorAll<HTMLElement>('.carousel')];
    await vi.waitFor(() => expect(all().map((each) => screen.marginsOf(each).length)).toEqual([1, 1, 1]));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (const each of all()) screen.show(each);
    await settle();
    await slideAfter(5000);
    const at = all().map((each) => each.querySelector('[aria-current="true"]')?.getAttribute('aria-label'));
    expect(at).toEqual(['Slide 2 of 3', 'Slide 1 of 3', 'Slide 2 of 3']);
    expect(all().map((each) => each.querySelector('.turn') !== null)).toEqual([true, false, true]);
  });
});
