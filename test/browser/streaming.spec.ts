import type { Page } from '@playwright/test';
import { site } from './addresses.ts';
import { consult } from './consult-form.ts';
import { expectAnswer, inTurns, pathOf } from './pages.ts';
import { SlowLine } from './slow-line.ts';
import { expect, saveData, test } from './support.ts';
import { takeShifts, watchShifts } from './walk.ts';

/** Waits until what has come is painted. */
const paint = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

for (const { mark, row } of inTurns) {
  const path = pathOf(row, mark);

  test(`the ${mark} ${row.name} that streams in after its loader comes to life as the server wrote it`, async ({
    page,
    faults,
  }) => {
    expectAnswer(faults, row);
    await saveData(page);
    const line = new SlowLine(site[mark]);
    const origin = await line.open();
    try {
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      const calls: string[] = [];
      page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
      line.slow = true;
      await watchShifts(page);
      await page.goto(origin + path, { waitUntil: 'commit' });
      const name = page.locator(`[name="field-${consult[mark].name.id}"]`);
      let typed = '';
      await line.giveOut(page, async () => {
        await paint(page);
        if (path !== `/form/${consult[mark].formId}` || !(await name.isVisible())) return;
        if (typed === '') {
          // From now on nothing that moves is counted: it would be the visitor's own doing.
          await expect(page.locator('vt-form[data-vt-key] [type="submit"]')).toBeVisible();
          expect(await takeShifts(page)).toEqual([]);
          await name.focus();
        }
        await page.keyboard.type('x');
        typed += 'x';
      });
      const tags = await page
        .locator('[data-vt-key]')
        .evaluateAll((found) => found.map((tag) => ({ tag: tag.localName, bare: tag.shadowRoot !== null })));
      expect(tags.length).toBeGreaterThan(2);
      expect(tags.filter(({ bare }) => bare)).toEqual([]);
      expect(calls).toEqual([]);
      expect(await takeShifts(page)).toEqual([]);
      if (typed) await expect(name).toHaveValue(typed);
    } finally {
      line.close();
    }
  });
}

test('the picture that a page opens with is seen before its section is whole, and the words over it then', async ({
  page,
}) => {
  const line = new SlowLine(site.en);
  const origin = await line.open();
  const seen = new Set<string>();
  try {
    line.slow = true;
    await page.goto(`${origin}/`, { waitUntil: 'commit' });
    await line.giveOut(page, async () => {
      const section = page.locator('vt-hero-carousel').first();
      const slide = section.locator('.slide').first();
      if (!(await slide.locator('.title').count())) return;
      const isWhole = (await page.locator('vt-hero-carousel + *').count()) > 0;
      const [picture, words] = await Promise.all(
        ['img', '.title'].map((part) => slide.locator(part).first().isVisible()),
      );
      seen.add(`${isWhole ? 'whole' : 'arriving'}: picture ${picture}, words ${words}`);
    });
  } finally {
    line.close();
  }
  expect([...seen]).toEqual(['arriving: picture true, words false', 'whole: picture true, words true']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 900 } });

  test('a page that comes a few tags at a time moves nothing, and what is at the foot of the window neither', async ({
    page,
  }) => {
    const line = new SlowLine(site.en, 52);
    const origin = await line.open();
    try {
      await saveData(page);
      line.slow = true;
      await watchShifts(page);
      await page.goto(`${origin}/search?q=ERP`, { waitUntil: 'commit' });
      await line.giveOut(page, () => paint(page));
      expect(await takeShifts(page)).toEqual([]);
    } finally {
      line.close();
    }
  });
});
