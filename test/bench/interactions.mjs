import { chromium } from '@playwright/test';
import { chromiumFlags } from '../../tools/find-chromium.mjs';
import { importTypeScript } from '../../tools/import-typescript.mjs';
import { median } from './load.mjs';
import { phone, slowProcessor, tap } from './phone.mjs';

const desktop = { viewport: { width: 1440, height: 900 } };

/** How long a finger stays where it presses, in milliseconds. */
const stays = 80;

/** Event Timing tells of nothing shorter, and in steps of 8 ms. */
const threshold = 16;

/**
 * What visitors press: on which page (its key in `contract/addresses.ts`) and in which widget it is, what is pressed once
 * that is awake, and what stands there then. On a phone unless it says `on`. Selectors are Playwright's, within the widget
 * unless they begin with `body`.
 */
export const interactions = [
  {
    name: 'a sub-menu',
    on: desktop,
    page: 'home',
    widget: 'vt-header',
    press: '.more',
    done: '.panel >> visible=true',
  },
  { name: 'the drawer', page: 'home', widget: 'vt-header', press: '.bar > button.tool', done: '.drawer:modal' },
  {
    name: 'what closes the drawer',
    page: 'home',
    widget: 'vt-header',
    before: ['.bar > button.tool'],
    press: '.drawer .close',
    done: '.bar > button.tool:focus',
  },
  {
    name: 'a dot of the opening carousel',
    page: 'home',
    widget: 'vt-hero-carousel',
    press: '.dot >> nth=1',
    done: '.dot + .dot[aria-current=true]',
  },
  {
    name: 'a tab of the industries on the home page',
    on: desktop,
    page: 'home',
    widget: 'vt-home-solutions',
    press: '.slide-tab >> nth=2',
    done: 'li:nth-child(3) .slide-tab.active',
  },
  {
    name: 'a tab of the industries on their own page',
    page: 'solutions',
    widget: 'vt-solution-list',
    press: '.slide-tab >> nth=2',
    done: 'li:nth-child(3) .slide-tab.active',
  },
  {
    name: 'what opens a form that was made ready',
    page: 'home',
    widget: 'vt-form',
    press: 'body >> vt-header a.tool[data-vt-open]',
    done: 'dialog[open] input',
  },
  {
    name: 'what opens a film',
    page: 'cases',
    widget: 'vt-case-list',
    press: '[data-vt-open=media-player]',
    done: 'body >> dialog[open]',
  },
  { name: 'a type of films', page: 'media', widget: 'vt-media-list', press: '.chip', done: '.media-card' },
  {
    name: 'the fold of types of events',
    page: 'events',
    widget: 'vt-event-list',
    press: '.choice summary',
    done: '.choice[open] input',
  },
  {
    name: 'what applies a type of events',
    page: 'events',
    widget: 'vt-event-list',
    before: ['.choice:has([name=type]) summary', '.choice:has([name=type]) label'],
    press: '.filters [type=submit]',
    done: '.event-row',
  },
  {
    name: 'the calendar of events',
    on: desktop,
    page: 'events',
    widget: 'vt-event-list',
    press: '.calendar summary',
    done: 'calendar-month',
  },
  {
    name: 'an industry beside the cases',
    on: desktop,
    page: 'cases',
    widget: 'vt-case-list',
    press: 'nav a >> nth=1',
    done: 'nav a[aria-current]',
  },
];

export const interactionColumns = ['ms', 'before its listeners', 'in them', 'until it is seen'];

/**
 * How long a press takes until the next frame stands there, as Event Timing tells it, on the phone's processor and a good
 * line: what has to be fetched for an answer is no part of it.
 * @param times how often each is measured
 * @returns a row for each interaction, of its name and the columns' figures in the run of median length
 */
export async function measureInteractions({ site, executablePath, times }) {
  const { addresses } = await importTypeScript('contract/addresses.ts');
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const rows = [];
  for (const interaction of interactions) {
    const address = site + addresses[interaction.page];
    const runs = [];
    while (runs.length < times) runs.push(await measureOnce(browser, address, interaction));
    const middle = median(runs.map(({ ms }) => ms));
    rows.push({ name: interaction.name, ...runs.find(({ ms }) => ms === middle) });
  }
  await browser.close();
  return rows;
}

/** Each press is the first one of a browser that knows nothing of the site. */
async function measureOnce(browser, address, interaction) {
  const context = await browser.newContext(interaction.on ?? phone);
  const page = await context.newPage();
  await awaken(page, address, interaction);
  await slowProcessor(page);
  const result = await press(page, interaction);
  await context.close();
  return result;
}

/** Opens the page and goes to what is pressed, until the page rests. */
async function awaken(page, address, interaction) {
  await page.addInitScript((durationThreshold) => {
    window.presses = [];
    new PerformanceObserver((list) => window.presses.push(...list.getEntries())).observe({
      type: 'event',
      durationThreshold,
    });
  }, threshold);
  await page.goto(address);
  const { widget, before = [] } = interaction;
  const element = page.locator(widget).first();
  const pressed = find(page, interaction, interaction.press);
  // What is made ready stands in the page unseen.
  if (await element.evaluate((each) => each.localName !== 'vt-form')) {
    await element.dispatchEvent('pointerover');
    await pressed.evaluate((each) => each.scrollIntoView({ behavior: 'instant', block: 'center' }));
  }
  await page.locator(`${widget}[data-vt-ready]`).first().waitFor({ state: 'attached' });
  for (const each of before) await find(page, interaction, each).click();
  await page.waitForLoadState('networkidle');
}

/** Presses, and waits for what stands there then. */
async function press(page, interaction) {
  await page.evaluate(() => {
    window.presses = [];
  });
  const pressed = find(page, interaction, interaction.press);
  await (interaction.on ? pressed.click({ delay: stays }) : tap(page, pressed, stays));
  await find(page, interaction, interaction.done).waitFor({ state: 'visible' });
  // An entry comes after the frame that it waited for.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 2000 }))),
  );
  const longest = await page.evaluate(() => {
    const told = window.presses.filter(({ interactionId }) => interactionId > 0);
    const [entry] = told.sort((one, other) => other.duration - one.duration);
    if (!entry) return undefined;
    const { startTime, processingStart, processingEnd, duration } = entry;
    return [
      duration,
      processingStart - startTime,
      processingEnd - processingStart,
      startTime + duration - processingEnd,
    ];
  });
  const figures = longest ?? [threshold];
  return Object.fromEntries(interactionColumns.map((column, each) => [column, Math.round(figures[each] ?? 0)]));
}

function find(page, { widget }, selector) {
  const [, ofPage] = /^body >> (.*)$/.exec(selector) ?? [];
  return ofPage ? page.locator(ofPage).first() : page.locator(widget).first().locator(selector).first();
}
