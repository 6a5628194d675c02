import type { JSHandle, Page } from '@playwright/test';
import { expect } from './support.ts';

declare global {
  interface Window {
    /** What has moved by itself, and by how much. */
    shifts: string[];
    takeShifts(): string[];
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** From now on, pages note what of them moves without a visitor's doing. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const say = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
    const shifts: string[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as LayoutShift[]) {
        // The list of a page's parts keeps the one being read in sight: nobody sees so small a share of the screen move.
        if (hadRecentInput || value < 0.00005) continue;
        // Nor does anybody see what moves by less than a pixel.
        if (sources.length > 0 && sources.every((each) => say(each.previousRect) === say(each.currentRect))) continue;
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const widget = element?.closest('[data-vt-key]')?.localName;
          return `${widget} ${element?.localName}.${element?.className}: ${say(previousRect)} → ${say(currentRect)}`;
        });
        shifts.push(`${value.toFixed(4)} by ${moved.join('; ')}`);
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    window.takeShifts = () => {
      note(observer.takeRecords());
      return shifts;
    };
  });
}

/** Goes down the page a screen at a time, and at each waits until its pictures are there and its widgets live. */
export const scrollThrough = (page: Page): Promise<void> => settle(page, Number.POSITIVE_INFINITY);

/** Waits at the page's top, or at each screen down to a place, until what is seen is there and lives. */
export async function settle(page: Page, down = 0): Promise<void> {
  if (await isSettled(page, down)) return;
  // Under load, and after many jumps, Chromium at times draws no frame of a page any more, idle as it is. To come back from a
  // page of nobody's gives it another process: a reload has hung as the page did.
  const address = page.url();
  console.warn(`Chromium drew no more frames of ${address}, which is loaded again.`);
  await page.goto('data:text/html,');
  await page.goto(address);
  expect(await isSettled(page, down), 'frames are drawn').toBe(true);
}

/** @returns false where no frame is drawn any more */
function isSettled(page: Page, down: number): Promise<boolean> {
  return page.evaluate(async (down) => {
    const frames = async (count: number) => {
      let drawn = true;
      for (let each = 0; drawn && each < count; each += 1)
        drawn = await new Promise((resolve) => {
          requestAnimationFrame(() => resolve(true));
          setTimeout(resolve, 20_000, false);
        });
      return drawn;
    };
    const isSeen = (element: Element) => {
      const { top, bottom, width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && bottom > 0 && top < innerHeight && element.checkVisibility();
    };
    const waking = '[data-vt-key]:is([wake="now"], [wake="idle"], [wake="visible"]):not([data-vt-ready])';
    const isComing = () =>
      [...document.images].some((image) => !image.complete && isSeen(image)) ||
      [...document.querySelectorAll('.load-more[aria-busy="true"]')].some(isSeen) ||
      [...document.querySelectorAll(waking)].some((widget) => widget.childElementCount > 0 && isSeen(widget));
    // A picture that the browser holds back is none of what is looked at here.
    const most = 600;
    await document.fonts.ready;
    // What comes with the first pixels of scrolling has its time, and then whole screens follow.
    for (
      let top = 0;
      top <= down && top < document.documentElement.scrollHeight;
      top += top < 300 ? 60 : innerHeight * 0.8
    ) {
      scrollTo({ top, behavior: 'instant' });
      if (!(await frames(1))) return false;
      for (let each = 0; each < most && isComing(); each += 1) if (!(await frames(1))) return false;
      if (!(await frames(1))) return false;
    }
    return true;
  }, down);
}

/** What has moved by itself since the page began, in words; empty where nothing has. */
export const takeShifts = (page: Page): Promise<string[]> => page.evaluate(() => window.takeShifts());

/** What a visitor sees of a page one part at a time: tabs and slides by their number, accordions, answers. */
const parts = {
  /** Of several, of which one shows: the list, and what in it shows one. */
  sets: [
    { set: '[role="tablist"]', one: '[role="tab"]' },
    { set: '.tabs', one: '.tab-title a[aria-expanded]' },
    { set: '.carousel .controls', one: '.dot' },
  ],
  folded: 'button[aria-expanded="false"], details:not([open]) > summary, [popovertarget]',
} as const;

/** Looks at what a press has shown: at the sections, or the dialog, that it changed. */
type Look = (what: string, shown: JSHandle<Element[]>) => Promise<void>;

/**
 * Shows the parts of a page's content that do not show at first, round by round: in the first the second tab of each set
 * of tabs, the second slide of each carousel, and so on.
 */
export async function showHidden(page: Page, look: Look): Promise<void> {
  for (let round = 1; ; round += 1) {
    const pressed = await page.evaluateHandle(
      ({ sets, round }) => {
        const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
        const buttons = sets.flatMap(({ set, one }) =>
          [...document.querySelectorAll(`main ${set}`)].flatMap(
            (each) => [...each.querySelectorAll<HTMLElement>(one)].filter(seen)[round] ?? [],
          ),
        );
        for (const button of buttons) button.click();
        const sections = new Set(buttons.map((button) => button.closest('[data-vt-key]') ?? document.body));
        return { names: buttons.map((button) => button.textContent || button.ariaLabel), sections: [...sections] };
      },
      { sets: parts.sets, round },
    );
    const names = await pressed.evaluate(({ names }) => names);
    if (names.length === 0) break;
    const sections = await pressed.evaluateHandle(({ sections }) => sections);
    await look(`part ${round + 1}: ${names.join(', ')}`, sections);
  }
  for (const folded of await page.locator(`main :is(${parts.folded})`).filter({ visible: true }).elementHandles()) {
    await folded.click();
    const section = await folded.evaluateHandle((each) => [
      (each as Element).closest('[data-vt-key]') ?? document.body,
    ]);
    await look(`unfolded: ${await folded.textContent()}`, section);
    await page.keyboard.press('Escape');
  }
}

/** Opens the first of each kind of dialog that the page's content has a button for. */
export async function openDialogs(page: Page, kinds: readonly ('player' | 'form')[], look: Look): Promise<void> {
  for (const kind of kinds) {
    const opener = page.locator(`main [data-vt-open="${kind}"]:not([inert] *)`).filter({ visible: true }).first();
    if ((await opener.count()) === 0) continue;
    await opener.click();
    const dialog = page.locator('dialog.dialog:modal');
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(kind === 'form' ? '[type="submit"]' : 'video').first()).toBeVisible();
    await look(`the ${kind} is open`, await dialog.evaluateHandle((element) => [element]));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
}
