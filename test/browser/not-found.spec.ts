import { site } from './addresses.ts';
import { expect, expectAccessible, test } from './support.ts';

const missing = '/no/such/page';

for (const [mark, origin] of Object.entries(site)) {
  test(`an address that names nothing says so, in the ${mark} site's frame`, async ({ page, faults }) => {
    faults.expect(/404.*\/no\/such\/page/);
    const response = await page.goto(origin + missing);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops. The page not found.');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectAccessible(page);
  });
}

test('from there one link leads home', async ({ page, faults }) => {
  faults.expect(/404.*\/no\/such\/page/);
  await page.goto(site.en + missing);
  await page.getByRole('main').getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL(`${site.en}/`);
});
