import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Carousel } from '../../../widgets/kit/components/carousel.tsx';
import { watchIntersections } from './support/browser.ts';

/** Stands in for Swiper: it knows which slide it is at, and tells. */
const made: { at: number; options: { speed: number; virtualTranslate: boolean }; destroyed: boolean }[] = [];
vi.mock('../../../widgets/kit/components/swiper.ts', () => ({
  Swiper: class {
    at = 0;
    destroyed = false;
    constructor(
      readonly element: Element,
      readonly options: { speed: number; virtualTranslate: boolean; on: { slideChange(swiper: object): void } },
    ) {
      made.push(this);
    }
    slideTo(index: number) {
      this.at = (index + 3) % 3;
      this.options.on.slideChange({ realIndex: this.at });
    }
    slideNext = () => this.slideTo(this.at + 1);
    slidePrev = () => this.slideTo(this.at - 1);
    destroy() {
      this.destroyed = true;
    }
  },
}));

const names = ['Harbour', 'Quay', 'Crane'];
const view = (count = 3, perView = 1) => (
  <Carousel
    label="Banners"
    mark="en"
    interval={5000}
    fade
    perView={perView}
    slides={names.slice(0, count).map((name, key) => ({ key, view: <h2>{name}</h2> }))}
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
  made.length = 0;
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const find = (selector: string) => place.querySelector(selector) as HTMLElement;
const button = (label: string) => find(`button[aria-label="${label}"]`);
const current = () => find('[aria-current="true"]')?.getAttribute('aria-label');
const fire = (type: string, relatedTarget: Element | null = null) =>
  find('.swiper').dispatchEvent(new MouseEvent(type, { bubbles: true, relatedTarget }));

/** Waits for what React and Preact have put off, while the clock stands still. */
async function settle() {
  for (let frame = 0; frame < 4; frame += 1) {
    await new Promise(requestAnimationFrame);
    vi.advanceTimersByTime(0);
    await new Promise(setImmediate);
  }
}

/** A carousel that has come into view; from now on a test moves the clock. */
async function run() {
  root.render(view());
  await vi.waitFor(() => expect(screen.marginsOf(find('.carousel'))).toEqual(['100px']));
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
    expect([...place.querySelectorAll('.swiper-slide h2')].map(({ textContent }) => textContent)).toEqual(names);
    expect(place.querySelector('[inert]')).toBeNull();
    expect(find('.carousel').className).toBe('carousel fade');
  });

  it('says what it is and which slide is which', () => {
    place.innerHTML = renderToStaticMarkup(view());
    expect(find('section').getAttribute('aria-roledescription')).toBe('carousel');
    expect(find('section').getAttribute('aria-label')).toBe('Banners');
    expect([...place.querySelectorAll('[role="group"]')].map((slide) => slide.getAttribute('aria-label'))).toEqual([
      'Slide 1 of 3',
      'Slide 2 of 3',
      'Slide 3 of 3',
    ]);
  });

  it.each([
    [1, 1],
    [3, 3],
  ])('of %i slides, %i side by side, has nothing to control', (count, perView) => {
    place.innerHTML = renderToStaticMarkup(view(count, perView));
    expect(place.querySelector('.controls')).toBeNull();
  });
});

describe('a carousel', () => {
  it('is fetched its script when it nears the screen, and not before', async () => {
    root.render(view());
    await vi.waitFor(() => expect(screen.marginsOf(find('.carousel'))).toEqual(['100px']));
    screen.show(find('.carousel'), false);
    expect(made).toHaveLength(0);
    screen.show(find('.carousel'));
    await vi.waitFor(() => expect(made).toHaveLength(1));
  });

  it('of one slide never fetches it', async () => {
    root.render(view(1));
    await vi.waitFor(() => expect(place.querySelector('.carousel')).not.toBeNull());
    await vi.waitFor(() => expect(screen.marginsOf(find('.carousel'))).toEqual([]));
  });

  it('shows one slide after another, each for its time', async () => {
    await run();
    expect(current()).toBe('Slide 1 of 3');
    expect(await slideAfter(4999)).toBe('Slide 1 of 3');
    expect(await slideAfter(1)).toBe('Slide 2 of 3');
    expect(await slideAfter(5000)).toBe('Slide 3 of 3');
    expect([...place.querySelectorAll('.swiper-slide')].map((slide) => slide.hasAttribute('inert'))).toEqual([
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
    expect(find('.swiper-wrapper').getAttribute('aria-live')).toBe('polite');
    button('Play the slides').click();
    expect(await slideAfter(5000)).toBe('Slide 2 of 3');
  });

  it('stands still while the mouse is over it or the focus in it', async () => {
    await run();
    fire('mouseover');
    fire('mouseenter');
    expect(await slideAfter(20_000)).toBe('Slide 1 of 3');
    button('Next slide').focus();
    fire('mouseout', document.body);
    fire('mouseleave', document.body);
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
    expect(find('.swiper-wrapper').getAttribute('aria-live')).toBe('polite');
    button('Next slide').click();
    expect(await slideAfter(0)).toBe('Slide 2 of 3');
  });

  it('leaves nothing running when it is taken down', async () => {
    await run();
    root.unmount();
    await slideAfter(20_000);
    expect(made).toMatchObject([{ destroyed: true, at: 0 }]);
    root = createRoot(place);
  });
});
