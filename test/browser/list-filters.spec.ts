import type { Page } from '@playwright/test';
import { addresses } from '../../contract/addresses.ts';
import { site } from './addresses.ts';
import { marks } from './pages.ts';
import { screenOf } from './screens.ts';
import { expect, holdRequests, tabTo, test } from './support.ts';

const lists = [
  {
    name: 'events',
    address: site.en + addresses.events,
    tag: 'vt-event-list',
    entries: '.event-row',
    keyword: 'Keyword',
    call: /\/activity\/list$/,
    own: /\/activity\/\d+$/,
    unknown: { query: 'place=Atlantis&type=Opera', words: ['Atlantis', 'Opera'] },
  },
  {
    name: 'films',
    address: site.en + addresses.media,
    tag: 'vt-media-list',
    entries: '.media-card',
    keyword: 'Keyword in title',
    call: /\/multimedia\/resource\/list$/,
    own: /\/Media\/\d+$/,
    unknown: { query: 'type=Opera', words: ['Opera'] },
  },
] as const;

type List = (typeof lists)[number];

/** A list whose script is there, and what of it is pressed and read. */
async function open(page: Page, list: List, query = '') {
  const element = await reach(page, list, query);
  await expect(element).toHaveAttribute('data-vt-ready', '');
  return { element, ...partsOf(page, list) };
}

/** A list that has been scrolled to, whether its script is there or not. */
async function reach(page: Page, list: List, query = '') {
  await page.goto(list.address + query);
  const element = page.locator(list.tag);
  // Written into its place as a visitor would scroll there.
  await element.evaluate((each) => each.scrollIntoView({ behavior: 'instant' }));
  return element;
}

function partsOf(page: Page, { tag, entries, keyword }: List) {
  const element = page.locator(tag);
  return {
    entries: element.locator(entries),
    titles: () => element.locator(`${entries} :is(h3, h4)`).allTextContents(),
    refused: element.locator('.refusals li'),
    from: element.getByLabel('First day'),
    to: element.getByLabel('Last day'),
    keyword: element.getByRole('searchbox', { name: keyword }),
    apply: element.getByRole('button', { name: 'Apply' }),
  };
}

const query = (page: Page) => new URL(page.url()).search;

/** What the browser draws itself within a field, by a name that only its own sheets and a page's know. */
async function readOwnPart(page: Page, part: string): Promise<Record<string, string>> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { nodes } = await session.send('DOM.getFlattenedDocument', { depth: -1, pierce: true });
  const node = nodes.find(({ attributes = [] }) => attributes.includes(part));
  if (!node) throw new Error(`No field has the part ${part}.`);
  const { computedStyle } = await session.send('CSS.getComputedStyleForNode', { nodeId: node.nodeId });
  return Object.fromEntries(computedStyle.map(({ name, value }) => [name, value]));
}

for (const list of lists)
  test(`what empties the keyword of ${list.name} is drawn in the ink of its page`, async ({ page }) => {
    const { keyword } = await open(page, list);
    const cross = await readOwnPart(page, '-webkit-search-cancel-button');
    expect(cross.appearance).toBe('none');
    expect(cross['background-image']).toContain(await keyword.evaluate((field) => getComputedStyle(field).color));
  });

for (const list of lists) {
  test.describe(`on a phone the list of ${list.name}`, () => {
    test.use({ viewport: screenOf(390) });

    test('opens a calendar as wide as its filters', async ({ page }) => {
      const { element } = await open(page, list);
      await element.locator('.calendar summary').click();
      await expect(element.locator('calendar-month').first()).toBeVisible();
      const places = await Promise.all(
        ['.filters', '.calendar-panel'].map((each) => element.locator(each).boundingBox()),
      );
      const [filters, panel] = places.map((each) => each && { left: each.x, width: each.width });
      expect(panel).toEqual(filters);
    });

    test('closes its calendar as the keyboard goes on: it would cover what is reached', async ({ page }) => {
      const { element, keyword } = await open(page, list);
      const calendar = element.locator('.calendar summary');
      await tabTo(calendar);
      await page.keyboard.press('Enter');
      await expect(element.locator('calendar-range')).toBeVisible();
      await tabTo(keyword);
      await expect(element.locator('.calendar-panel')).toBeHidden();
      // Within it the focus may move.
      await tabTo(calendar, 'Shift+Tab');
      await page.keyboard.press('Enter');
      await tabTo(element.getByRole('button', { name: 'Clear the dates' }));
      await expect(element.locator('.calendar-panel')).toBeVisible();
    });

    test('says in the room that it keeps for more that this is on its way', async ({ page }) => {
      const release = await holdRequests(page, list.call);
      const { element } = await open(page, list);
      const room = element.locator('.load-more.room');
      await room.evaluate((each) => each.scrollIntoView({ behavior: 'instant', block: 'end' }));
      await expect(room.getByText('Loading')).toBeInViewport({ ratio: 1 });
      await page.evaluate(() => scrollBy({ top: 300, behavior: 'instant' }));
      await expect(room.getByText('Loading')).toBeInViewport({ ratio: 1 });
      release();
    });

    test('takes both days of a range or none, and clearing one clears both', async ({ page }) => {
      const { entries, refused, from, to, apply } = await open(page, list);
      await expect(entries.first()).toBeVisible();
      const count = await entries.count();
      await from.fill('2026-01-01');
      await apply.click();
      await expect(refused).toHaveText(['Please choose both a first and a last day.']);
      expect(query(page)).toBe('');
      expect(await entries.count()).toBeGreaterThanOrEqual(count);
      await to.fill('2026-01-31');
      await apply.click();
      await expect(refused).toHaveCount(0);
      await expect(page).toHaveURL(/\?from=2026-01-01&to=2026-01-31$/);
      await to.fill('');
      await expect(from).toHaveValue('');
      await apply.click();
      await expect(page).toHaveURL(list.address);
    });

    test('is emptied by another filter and begins at its first page; Back finds that as it was left', async ({
      page,
    }) => {
      const { element, entries, keyword, titles } = await open(page, list);
      await expect(async () => {
        await entries.last().scrollIntoViewIfNeeded();
        expect(await entries.count()).toBe(24);
      }).toPass();
      const release = await holdRequests(page, list.call);
      const asked = page.waitForRequest(list.call);
      await keyword.fill('o');
      await keyword.press('Enter');
      expect((await asked).postDataJSON()).toMatchObject({ pageNo: 1 });
      await expect(entries).toHaveCount(0);
      release();
      await expect(page).toHaveURL(/\?keyword=o$/);
      await expect(async () => {
        await entries.last().scrollIntoViewIfNeeded();
        // To the end: there is no room for more.
        expect(await element.locator('.load-more.room').count()).toBe(0);
      }).toPass();
      const narrowed = await titles();
      for (const title of narrowed) expect(title.toLowerCase()).toContain('o');
      const wanted = entries.nth(12);
      await wanted.scrollIntoViewIfNeeded();
      const top = await page.evaluate(() => scrollY);
      await wanted.getByRole('link').click();
      await page.waitForURL(list.own);
      await page.goBack();
      await expect.poll(titles).toEqual(narrowed);
      await expect(keyword).toHaveValue('o');
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
    });
  });

  test(`a page of ${list.name} that is left before its filter is answered is come back to as it was`, async ({
    page,
  }) => {
    const { titles, keyword, entries } = await open(page, list);
    const before = (await titles()).slice(0, 3);
    await holdRequests(page, list.call);
    await keyword.fill('o');
    await keyword.press('Enter');
    await expect(entries).toHaveCount(0);
    await page.goto(site.en + addresses.privacy);
    await page.goBack();
    await expect.poll(async () => (await titles()).slice(0, 3)).toEqual(before);
  });

  test(`the calendar of the ${list.name} that is opened before its script has come shows its days then`, async ({
    page,
  }) => {
    const release = await holdRequests(page, new RegExp(`/w/${list.tag.slice(3)}\\.js`));
    await page.goto(list.address);
    const fold = page.locator(`${list.tag} .calendar`);
    await fold.locator('summary').click();
    await expect(fold).toHaveAttribute('open', '');
    release();
    await expect(fold.locator('calendar-month').first()).toBeVisible();
  });

  test(`what the filters of the ${list.name} open stays in sight with text of twice the size, and on the narrowest phone`, async ({
    page,
  }) => {
    const { element } = await open(page, list);
    const scale = (size: string) =>
      page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), size);
    /** How far it reaches beyond the window on either side. */
    const beyond = (panel: string) =>
      element.locator(panel).evaluate((each) => {
        const { left, right } = each.getBoundingClientRect();
        return Math.max(0, -left, right - document.documentElement.clientWidth);
      });
    await scale('200%');
    for (const choice of await element.locator('.choice summary').all()) {
      await choice.click();
      await expect.poll(() => beyond('.choice[open] fieldset')).toBe(0);
    }
    await scale('');
    await page.setViewportSize(screenOf(320));
    await element.locator('.calendar summary').click();
    await expect(element.locator('calendar-month').first()).toBeVisible();
    for (const part of ['.calendar-panel', 'calendar-range']) await expect.poll(() => beyond(part)).toBe(0);
    const [panel, months] = await Promise.all(
      ['.calendar-panel', 'calendar-month'].map((part) => element.locator(part).first().boundingBox()),
    );
    expect(months?.width).toBeLessThan(panel?.width ?? 0);
  });

  test(`a range of days is chosen by keyboard, and the ${list.name} that it finds have an address to share`, async ({
    page,
    context,
  }) => {
    const { element, entries, titles, from, to, apply } = await open(page, list);
    await tabTo(element.locator('summary[aria-label="Open the calendar"]'));
    await page.keyboard.press('Enter');
    const month = element.locator('calendar-month').first();
    await expect(month).toBeVisible();
    await tabTo(month);
    // Today, and the same day a month ago, where the focus comes a task later.
    const focused = element.locator('calendar-month button:focus');
    const today = await focused.getAttribute('aria-label');
    await page.keyboard.press('Enter');
    await page.keyboard.press('PageUp');
    await expect(focused).not.toHaveAttribute('aria-label', today ?? '');
    await page.keyboard.press('Enter');
    await expect(month).toBeHidden();
    await expect(from).toHaveValue(/^\d{4}-\d\d-\d\d$/);
    const days = [await from.inputValue(), await to.inputValue()];
    expect(days).toEqual(days.toSorted());
    await tabTo(apply);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${list.address}?from=${days[0]}&to=${days[1]}`);
    await expect(entries).not.toHaveCount(0);
    const friend = await context.newPage();
    const shared = await open(friend, list, query(page));
    expect(await shared.titles()).toEqual(await titles());
    expect([await shared.from.inputValue(), await shared.to.inputValue()]).toEqual(days);
  });

  test(`what cannot be among the filters of ${list.name} is said in words, and the rest counts`, async ({ page }) => {
    const { refused, entries, keyword, apply } = await open(
      page,
      list,
      `?from=2026-02-30&${list.unknown.query}&keyword=the&pageNo=99`,
    );
    await expect(refused).toHaveText([
      '“2026-02-30” is not a date, so it was left out.',
      ...list.unknown.words.map((word) => `There is no choice “${word}”, so it was left out.`),
      'There is no page “99”. This is the first one.',
    ]);
    await expect(keyword).toHaveValue('the');
    const count = await entries.count();
    expect(count).toBeGreaterThan(0);
    await apply.click();
    await expect(refused).toHaveCount(0);
    await expect(page).toHaveURL(/\?keyword=the$/);
    await expect(entries).toHaveCount(count);
  });
}

test('types of films that are chosen before the script has come are what is shown then', async ({ page }) => {
  const [, list] = lists;
  const release = await holdRequests(page, /\/w~*\/media-list\.js/);
  const element = await reach(page, list);
  const chip = element.locator('.chip').first();
  await chip.click();
  release();
  await expect(page).toHaveURL(/\?type=/);
  expect(new URL(page.url()).searchParams.getAll('type')).toEqual([await chip.textContent()]);
  await expect(chip.locator('input')).toBeChecked();
});

for (const width of [390, 1440])
  test(`a fold of choices stays open while they are pressed, at ${width} px`, async ({ page }) => {
    await page.setViewportSize(screenOf(width));
    const { element, apply } = await open(page, lists[0]);
    const fold = element.locator('.choice', { has: page.locator('[name=type]') });
    await fold.locator('summary').click();
    for (const choice of [0, 1]) {
      await fold.locator('label').nth(choice).click();
      await expect(fold.getByRole('checkbox').nth(choice)).toBeChecked();
    }
    await expect(fold).toHaveAttribute('open');
    // It lies over what applies them.
    await fold.locator('summary').click();
    await apply.click();
    await expect(page).toHaveURL(/type=.+&type=/);
  });

test('what is chosen in a fold of filters before the script has come is counted then', async ({ page }) => {
  const [list] = lists;
  const release = await holdRequests(page, /\/w~*\/event-list\.js/);
  const element = await reach(page, list);
  const choice = element.locator('.choice').first();
  await choice.locator('summary').click();
  await choice.locator('label').first().click();
  release();
  await expect(choice.locator('summary')).toContainText('1 chosen');
});

for (const [name, storage] of [
  ['throws', 'throw new Error("No storage here.")'],
  ['is null', 'return null'],
] as const)
  test(`where storage ${name}, events are shown as cards and filtered all the same`, async ({ page }) => {
    await page.addInitScript(`for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get() { ${storage}; } });`);
    const { element, keyword } = await open(page, lists[0]);
    await element.getByRole('button', { name: 'Cards' }).click();
    await expect(element.locator('.card').first()).toBeVisible();
    await keyword.fill('forum');
    await keyword.press('Enter');
    await expect(element.locator('.card')).toHaveCount(1);
    await expect(element.locator('.card')).toContainText('Forum');
  });

test('a list that could not be loaded says so beside the mark of a fault', async ({ page, faults }) => {
  faults.expect(/failed/i);
  await page.goto(`${site.en}/media`);
  const list = page.locator('vt-media-list');
  await list.getByLabel('Keyword in title').fill('ledger');
  await expect(list).toHaveAttribute('data-vt-ready', '');
  await page.route('**/api/**', (route) => route.abort());
  await list.getByRole('button', { name: 'Apply' }).click();
  const failed = list.getByRole('alert');
  await expect(failed).toContainText('could not be loaded');
  const mark = await failed.evaluate((line) => getComputedStyle(line, '::before').content);
  expect(mark).toContain('!');
});

test('events are shown as they were on the last visit, as rows or cards', async ({ page }) => {
  const { element, entries } = await open(page, lists[0]);
  const cards = element.locator('.card');
  const count = await entries.count();
  await element.getByRole('button', { name: 'Cards' }).click();
  await expect(cards).toHaveCount(count);
  await open(page, lists[0], '?pageNo=2');
  await expect(cards).toHaveCount(count);
  await expect(entries).toHaveCount(0);
  await element.getByRole('button', { name: 'List' }).click();
  await expect(entries).toHaveCount(count);
  await open(page, lists[0]);
  await expect(entries).toHaveCount(count);
});

test('rows and cards are offered once a press on them is heard', async ({ page }) => {
  const [list] = lists;
  const release = await holdRequests(page, /\/w~*\/event-list\.js$/);
  const element = await reach(page, list);
  const cards = element.getByRole('button', { name: 'Cards' });
  await expect(partsOf(page, list).entries.first()).toBeVisible();
  await expect(cards).toHaveCount(0);
  release();
  await cards.click();
  await expect(element.locator('.card').first()).toBeVisible();
});

test('on the narrowest phone no day of an event is torn by the end of a line', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(site.cn + addresses.events);
  const lines = await page.locator('vt-event-list .event-facts time').evaluateAll((all) =>
    all.map((time) => {
      const text = time.textContent ?? '';
      const days = document.createTreeWalker(time, NodeFilter.SHOW_TEXT);
      const letters: { letter: string; top: number }[] = [];
      for (let node = days.nextNode(); node; node = days.nextNode())
        for (const [place, letter] of [...(node.nodeValue ?? '')].entries()) {
          const range = document.createRange();
          range.setStart(node, place);
          range.setEnd(node, place + 1);
          letters.push({ letter, top: Math.round(range.getBoundingClientRect().top) });
        }
      const ends = letters.filter(({ top }, index) => top !== (letters[index + 1]?.top ?? top));
      return { text, ends: ends.map(({ letter }) => letter).join('') };
    }),
  );
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.filter(({ ends }) => ends.trim() !== '')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('what filters a list is as high as its fields where text is twice as large', async ({ page }) => {
  await page.goto(site.cn + addresses.events);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const heights = await page
    .locator('vt-event-list .filters > button, vt-event-list .filters [type="search"]')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  expect(heights.length).toBe(2);
  expect(Math.abs((heights[0] ?? 0) - (heights[1] ?? 0))).toBeLessThan(3);
});

test('on a phone dates stand whole in text that is twice as large: their fields equally wide, each day in one line', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.setViewportSize(screenOf(320));
  const { element } = await open(page, lists[0]);
  const widths = await element.locator('[type="date"]').evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
  expect(widths.length).toBe(2);
  expect(new Set(widths).size).toBe(1);
  await element.locator('.calendar summary').click();
  const days = element.locator('calendar-month').first().locator('button');
  await expect(days.nth(27)).toBeVisible();
  const torn = await days.evaluateAll((all) =>
    all
      .filter((day) => {
        const letters = document.createRange();
        letters.selectNodeContents(day);
        return new Set([...letters.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      })
      .map((day) => day.textContent),
  );
  expect(torn).toEqual([]);
});

test('a postponed event has its day struck through, in a row as on a card', async ({ page }) => {
  const { element } = await open(page, lists[0], '?keyword=Wind');
  const postponed = element.locator('li:has(.postponed)').first();
  await expect(postponed.locator('.leaf')).toHaveCSS('text-decoration-line', 'line-through');
  const day = postponed.locator('time s').first();
  await expect(day).toHaveCSS('text-decoration-line', 'line-through');
  await element.getByRole('button', { name: 'Cards' }).click();
  await expect(element.locator('.card').first()).toBeVisible();
  await expect(day).toHaveCSS('text-decoration-line', 'line-through');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('events are filtered by the form, which shows what was asked for, page after page', async ({ page }) => {
    const [list] = lists;
    const { entries, from, to, keyword, apply } = partsOf(page, list);
    const choice = (name: string) => page.getByRole('checkbox', { name, exact: true });
    const fold = (name: string) => page.locator('.choice summary', { hasText: name });
    await page.goto(list.address);
    const day = (shift: number) => new Date(Date.now() + shift * 86_400_000).toISOString().slice(0, 10);
    await from.fill(day(-400));
    await to.fill(day(400));
    await fold('Type').click();
    for (const type of ['Seminar', 'Product launch', 'CIO event', 'Exhibition', 'Media exchange'])
      await choice(type).check();
    await keyword.fill('e');
    await apply.click();
    await expect(entries).toHaveCount(10);
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/[?&]pageNo=2$/);
    await expect(entries.first()).toBeVisible();
    await expect(from).toHaveValue(day(-400));
    await expect(keyword).toHaveValue('e');
    await expect(fold('Type')).toContainText('5 chosen');
    await fold('Type').click();
    await expect(choice('Seminar')).toBeChecked();
    await expect(choice('Sector summit')).not.toBeChecked();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/activity$/);
    await fold('Place').click();
    await choice('Online').check();
    await apply.click();
    await expect(page).not.toHaveURL(/pageNo/);
    for (const facts of await entries.locator('.event-facts').allTextContents()) expect(facts).toContain('Online');
  });
});

test('the places to choose from are seen whole on a phone, in more than one column', async ({ page }) => {
  await page.setViewportSize(screenOf(390));
  const { element } = await open(page, lists[0]);
  for (const choice of await element.locator('.choice').all()) {
    await choice.locator('summary').click();
    const options = choice.locator('fieldset');
    await expect(options).toBeVisible();
    expect(await options.evaluate((each) => each.scrollHeight - each.clientHeight)).toBeLessThanOrEqual(0);
    const starts = await options
      .locator('label')
      .evaluateAll((each) => each.map((one) => one.getBoundingClientRect().left));
    expect(new Set(starts).size).toBeGreaterThan(1);
  }
});

for (const mark of marks)
  for (const list of lists)
    test(`in ${mark} what is chosen of ${list.name} moves no list out of sight, and clearing all stands beside applying`, async ({
      page,
    }) => {
      for (const width of [768, 1024, 1440]) {
        await page.setViewportSize(screenOf(width));
        const { element } = await open(page, { ...list, address: site[mark] + new URL(list.address).pathname });
        for (const choice of await element.locator('.choice').all()) {
          // By keyboard: a click of the test that finds its aim moving first scrolls it to the window's foot.
          await choice.locator('summary').press('Enter');
          await choice.locator('input').first().press('Space');
          await expect(choice.locator('summary span')).toBeVisible();
          await expect(choice.locator('fieldset')).toBeInViewport({ ratio: 1 });
        }
        const keyword = element.getByRole('searchbox');
        await keyword.fill('o');
        await keyword.press('Enter');
        await expect(element.locator('.filters > .quiet')).toBeVisible();
        const tops = await element
          .locator('.filters > :is([type="submit"], .quiet)')
          .evaluateAll((each) => each.map((one) => one.getBoundingClientRect().top));
        expect(new Set(tops.map(Math.round)).size).toBe(1);
      }
    });
