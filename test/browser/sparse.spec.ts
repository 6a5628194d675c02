import type { Page } from '@playwright/test';
import type { OwnServer } from './own-server.ts';
import { test } from './own-server-test.ts';
import { screenOf } from './screens.ts';
import { expect } from './support.ts';

/** What a marketer has written on the first day: no picture, and no word more than each of them needs. */
const entries = {
  'industry/ships': 'id: 1001\nname: Manufacturing\n---\n',
  'example/yard': 'id: 1001\ntitle: Seven yards\ncustomerName: Big Ships\nindustry: ships\n---\nOne line.\n',
  'product-category/erp': 'id: 1001\nname: Planning of resources\n---\n',
  'home-module/solutions': 'id: 1003\norder: 3\nmoduleType: SOLUTION\nmoduleName: Solutions\n---\n',
};

test.beforeAll(async ({ server }) => {
  for (const [file, fields] of Object.entries(entries)) await server.write(`en/${file}.md`, `---\n${fields}`);
});

/** Goes there once the server has read what it is to show. */
async function open(page: Page, { origin }: OwnServer, path: string, shown: string) {
  const address = origin.replace('localhost', 'en.localhost') + path;
  await expect.poll(() => page.goto(address).then(() => page.content())).toContain(shown);
}

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not seen.`);
  return box;
};

for (const width of [390, 1440])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: screenOf(width), contextOptions: { reducedMotion: 'reduce' } });

    test('an industry without a picture or a description has its name in one line, clear of its solutions', async ({
      page,
      server,
    }) => {
      await open(page, server, '/', 'Manufacturing');
      const name = page.locator('vt-home-solutions .industry h3 a');
      await expect(name).toHaveText('Manufacturing');
      expect(await name.evaluate((link) => link.getClientRects().length)).toBe(1);
      const [heading, links] = [
        await boxOf(page, 'vt-home-solutions .industry h3'),
        await boxOf(page, 'vt-home-solutions .links'),
      ];
      expect(links.y - heading.y - heading.height).toBeGreaterThanOrEqual(16);
    });

    test('the products of a family without a description stand clear of its name', async ({ page, server }) => {
      await open(page, server, '/product', 'Planning of resources');
      const [heading, card] = [await boxOf(page, '.group h2'), await boxOf(page, '.group .card')];
      expect(card.y - heading.y - heading.height).toBeGreaterThanOrEqual(16);
    });

    test('the place of a case’s picture is seen on either ground', async ({ page, server }) => {
      await open(page, server, '/solution', 'Seven yards');
      const grounds = await page
        .locator('vt-solution-list .case-cover')
        .first()
        .evaluate((cover) => {
          const section = cover.closest('.section');
          return [cover, ...(section ? [section] : [])].map((each) => getComputedStyle(each).backgroundColor);
        });
      expect(grounds).toHaveLength(2);
      expect(grounds[0]).not.toBe(grounds[1]);
    });
  });
