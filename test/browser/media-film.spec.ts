import type { Locator, Page } from '@playwright/test';
import { partner, site } from './addresses.ts';
import { consult } from './consult-form.ts';
import { expect, expectAccessible, test } from './support.ts';

/** A film of the demo that is behind a form, whose file no page names. */
const film = { path: '/Media/508', id: 508, file: 'clip-7.mp4', title: /Meng Changye/ };
const button = 'Register to watch';

async function fillForm(place: Page | Locator): Promise<Locator> {
  const form = place.getByRole('form', { name: 'Watch the full video' });
  await form.getByLabel('Name', { exact: true }).fill('Ada Byron');
  await form.getByLabel('Company', { exact: true }).fill('Thistle & Daughters');
  await form.getByLabel('Phone', { exact: true }).fill('+44 20 7946 0000');
  await form.getByLabel('Work email').fill('ada@thistle.example');
  await form.getByRole('checkbox', { name: consult.en.consent }).check();
  return form.getByRole('button', { name: consult.en.send, exact: true });
}

const timeOf = (video: Locator) => video.evaluate((each: HTMLVideoElement) => each.currentTime);

test('a film behind a form plays in place once that is sent, and again on a later visit', async ({ page }) => {
  const answer = await page.goto(site.en + film.path);
  expect(await answer?.text()).not.toContain(film.file);
  const video = page.locator('main video');
  await expect(video).toHaveCount(0);
  const [poster, veil] = await Promise.all(['.poster', '.gate'].map((part) => page.locator(part).boundingBox()));
  expect(veil, 'what covers the picture covers all of it').toEqual(poster);
  await page.getByRole('link', { name: button }).click();
  await (await fillForm(page.getByRole('dialog'))).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(video).toHaveAccessibleName(film.title);
  await expect(video).toBeFocused();
  await expect.poll(() => timeOf(video)).toBeGreaterThan(0);
  await expectAccessible(page);

  await page.reload();
  await expect(video).toHaveJSProperty('paused', true);
  await video.evaluate((each: HTMLVideoElement) => each.play());
  await expect.poll(() => timeOf(video)).toBeGreaterThan(0);
  await expect(page.getByRole('link', { name: button })).toHaveCount(0);
});

test('on a foreign page a film plays in place, and leaves nothing there', async ({ page }) => {
  await page.goto(`${partner}/plain.html`);
  await page.evaluate((id) => {
    document.documentElement.lang = 'en';
    const tag = document.createElement('vt-media-film');
    tag.setAttribute('media-id', String(id));
    document.querySelector('main')?.prepend(tag);
  }, film.id);
  const element = page.locator('vt-media-film');
  await element.getByRole('link', { name: button }).click();
  await (await fillForm(page.getByRole('dialog'))).click();
  const video = element.locator('video');
  await expect.poll(() => timeOf(video)).toBeGreaterThan(0);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('vt-pass')))).toEqual([]);
});

test('a film that cannot be had says so whole in letters twice as large, with both ways on', async ({
  page,
  faults,
}) => {
  faults.expect(/clip-1|ERR_FAILED/);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.route('**/*.mp4', (route) => route.abort());
  await page.goto(`${site.en}/Media/501`);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const told = page.locator('main .player-failed');
  await expect(told.getByRole('link', { name: 'Open the file' })).toBeVisible();
  const cut = await told.evaluate((box) => {
    const screen = box.parentElement?.getBoundingClientRect() ?? box.getBoundingClientRect();
    return [...box.querySelectorAll('p, button, a')]
      .filter((each) => {
        const { top, bottom } = each.getBoundingClientRect();
        return top < screen.top || bottom > screen.bottom;
      })
      .map((each) => each.textContent);
  });
  expect(cut).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a film behind a form is had by the thank-you, also when that is opened again', async ({ page }) => {
    await page.goto(site.en + film.path);
    await page.getByRole('link', { name: button }).click();
    await (await fillForm(page)).click();
    await expect(page.getByText(consult.en.thanks)).toBeVisible();
    for (const _ of ['at once', 'later']) {
      const address = await page.locator('.files a').first().getAttribute('href');
      const file = await page.request.get(site.cn + address);
      expect([file.status(), file.headers()['content-type']]).toEqual([200, 'video/mp4']);
      await page.reload();
    }
  });
});

test('a path in other letters leads to the page, with its query', async ({ page }) => {
  await page.goto(`${site.en}/media/${film.id}?utm_source=card`);
  expect(page.url()).toBe(`${site.en}${film.path}?utm_source=card`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${film.path}$`));
});

test('a film’s day stays in one line in letters twice as large on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.cn}/Media/102`);
  const facts = page.locator('vt-media-film .facts');
  const countLines = () =>
    facts.evaluate(({ firstChild, ownerDocument }) => {
      ownerDocument.documentElement.style.fontSize = '200%';
      const { index = 0, 0: day = '' } = firstChild?.textContent?.match(/\d+年\d+月\d+日/) ?? {};
      const range = ownerDocument.createRange();
      range.setStart(firstChild as Node, index);
      range.setEnd(firstChild as Node, index + day.length);
      return day && new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
  expect(await countLines()).toBe(1);
});
