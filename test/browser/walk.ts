import type { Page } from '@playwright/test';
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
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frames = async (count: number) => {
      for (let each = 0; each < count; each += 1) await new Promise(requestAnimationFrame);
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
    for (let top = 0; top < document.documentElement.scrollHeight; top += top < 300 ? 20 : innerHeight * 0.8) {
      scrollTo({ top, behavior: 'instant' });
      await frames(1);
      for (let each = 0; each < most && isComing(); each += 1) await frames(1);
      await frames(1);
    }
  });
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

/**
 * Shows the parts of a page's content that do not show at first, round by round: in the first the second tab of each set
 * of tabs, the second slide of each carousel, and so on.
 */
export async function showHidden(page: Page, look: (what: string) => Promise<void>): Promise<void> {
  for (let round = 1; ; round += 1) {
    const pressed = await page.evaluate(
      ({ sets, round }) => {
        const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
        return sets.flatMap(({ set, one }) =>
          [...document.querySelectorAll(`main ${set}`)].flatMap((each) => {
            const button = [...each.querySelectorAll<HTMLElement>(one)].filter(seen)[round];
            button?.click();
            return button ? [button.textContent || button.ariaLabel] : [];
          }),
        );
      },
      { sets: parts.sets, round },
    );
    if (pressed.length === 0) break;
    await look(`part ${round + 1}: ${pressed.join(', ')}`);
  }
  for (const folded of await page.locator(`main :is(${parts.folded})`).filter({ visible: true }).elementHandles()) {
    await folded.click();
    await look(`unfolded: ${await folded.textContent()}`);
    await page.keyboard.press('Escape');
  }
}

/** Opens the first of each kind of dialog that the page's content has a button for. */
export async function openDialogs(page: Page, look: (what: string) => Promise<void>): Promise<void> {
  for (const kind of ['player', 'form']) {
    const opener = page.locator(`main [data-vt-open="${kind}"]:not([inert] *)`).filter({ visible: true }).first();
    if ((await opener.count()) === 0) continue;
    await opener.click();
    const dialog = page.locator('dialog.dialog:modal');
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(kind === 'form' ? '[type="submit"]' : 'video').first()).toBeVisible();
    await look(`the ${kind} is open`);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
}
