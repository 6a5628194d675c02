import type { Page } from '@playwright/test';
import { partner, site } from './addresses.ts';
import { expectWhole } from './screens.ts';
import { expect, expectAccessible, tabTo, test } from './support.ts';

const clips = [1, 2].map((number) => ({
  url: `/files/videos/clip-${number}.mp4`,
  title: `Clip ${number}`,
  captions: [
    { url: `/files/videos/clip-${number}.cn.vtt`, lang: 'zh-CN', label: '中文' },
    { url: `/files/videos/clip-${number}.en.vtt`, lang: 'en', label: 'English' },
  ],
}));

const places = {
  'a page of the site': (page: Page) => page.goto(`${site.en}/privacy`),
  'a foreign page': async (page: Page) => {
    await page.goto(`${partner}/plain.html`);
    await page.evaluate(() => {
      document.documentElement.lang = 'en';
    });
  },
};

/** A button of the page that plays videos, as the kit's and partners' pages write it. */
async function addButton(page: Page, videos: object[]) {
  await page.evaluate(
    ([text]) => {
      const button = document.createElement('button');
      Object.assign(button.dataset, { vtOpen: 'media-player', vtVideos: text });
      button.textContent = 'Watch';
      document.querySelector('main')?.prepend(button);
    },
    [JSON.stringify(videos)],
  );
  return page.getByRole('button', { name: 'Watch', exact: true });
}

for (const [name, visit] of Object.entries(places)) {
  test.describe(`a video over ${name}`, () => {
    test('plays once its button is pressed, with captions, and Back closes it', async ({ page }) => {
      await visit(page);
      const address = page.url();
      const button = await addButton(page, clips.slice(0, 1));
      await button.click();
      const dialog = page.getByRole('dialog', { name: 'Clip 1' });
      const video = dialog.locator('video');
      await expect(video).toBeVisible();
      await expect.poll(() => video.evaluate((each: HTMLVideoElement) => each.currentTime)).toBeGreaterThan(0);
      const shown = await video.evaluate((each: HTMLVideoElement) =>
        [...each.textTracks].filter(({ mode }) => mode === 'showing').map(({ language }) => language),
      );
      expect(shown).toEqual(['en']);
      await expect
        .poll(() =>
          video.evaluate((each: HTMLVideoElement) => [...each.textTracks].some((track) => track.cues?.length)),
        )
        .toBe(true);
      await expectAccessible(page);
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(video).toHaveCount(0);
      expect(page.url()).toBe(address);
      await expect(button).toBeFocused();
    });

    test('goes on to the next and plays what is chosen by keyboard', async ({ page }) => {
      await visit(page);
      await (await addButton(page, clips)).click();
      const dialog = page.getByRole('dialog');
      const video = dialog.locator('video');
      await expect.poll(() => video.evaluate((each: HTMLVideoElement) => each.readyState)).toBeGreaterThan(0);
      await video.evaluate((each: HTMLVideoElement) => {
        each.currentTime = each.duration;
      });
      const second = dialog.getByRole('button', { name: 'Clip 2' });
      await expect(second).toHaveAttribute('aria-current', 'true');
      await expect(video).toHaveAttribute('src', /clip-2\.mp4$/);
      const first = dialog.getByRole('button', { name: 'Clip 1' });
      await tabTo(first);
      await page.keyboard.press('Enter');
      await expect(first).toHaveAttribute('aria-current', 'true');
      await expect(video).toHaveAttribute('src', /clip-1\.mp4$/);
      await expectAccessible(page);
    });

    test('over a form closes by Back before the form does', async ({ page }) => {
      await visit(page);
      const address = page.url();
      await (await addButton(page, clips.slice(0, 1))).evaluate((button) => button.setAttribute('id', 'watch'));
      await page.evaluate(() => window.vitrine.open('form', { formId: 4001 }));
      const form = page.getByRole('dialog').filter({ has: page.locator('form') });
      await expect(form).toBeVisible();
      // As the thank-you of a form does, whose video it has unlocked.
      await page.evaluate(() => document.getElementById('watch')?.click());
      const player = page.getByRole('dialog', { name: 'Clip 1' });
      await expect(player.locator('video')).toBeVisible();
      await page.goBack();
      await expect(player).toBeHidden();
      await expect(form).toBeVisible();
      await page.goBack();
      await expect(form).toBeHidden();
      expect(page.url()).toBe(address);
      expect(await page.evaluate(() => history.state)).toBeNull();
    });

    test('that no browser plays is offered as a file, in words', async ({ page }) => {
      await visit(page);
      await (await addButton(page, [{ url: '/files/videos/old.wmv', title: 'Old' }])).click();
      const dialog = page.getByRole('dialog', { name: 'Old' });
      await expect(dialog).toContainText('Browsers cannot play WMV videos');
      await expect(dialog.locator('video')).toHaveCount(0);
      const way = dialog.getByRole('link', { name: 'Download the video' });
      await expect(way).toHaveAttribute('href', /\/files\/videos\/old\.wmv$/);
      await expect(way).toHaveAttribute('download');
      await expectAccessible(page);
    });

    test('that cannot be had says so and leads to its file', async ({ page, faults }) => {
      faults.expect(/missing\.mp4/);
      await visit(page);
      await (await addButton(page, [{ url: '/files/videos/missing.mp4', title: 'Clip' }])).click();
      const alert = page.getByRole('dialog').getByRole('alert');
      await expect(alert).toBeVisible();
      await expect(alert.getByRole('link')).toHaveAttribute('href', /\/files\/videos\/missing\.mp4$/);
      const again = alert.getByRole('button', { name: 'Try again' });
      await expect(again).toBeFocused();
      const asked = page.waitForRequest(/missing\.mp4/);
      await page.keyboard.press('Enter');
      await asked;
      await expect(again).toBeFocused();
      await tabTo(page.getByRole('dialog').getByRole('button', { name: 'Close' }), 'Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(again).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(alert).toBeHidden();
    });
  });
}

test('a film’s name over the page breaks between its words, and a low window has most of its height for the film', async ({
  page,
}) => {
  const title = '远帆 ERP 供应链协同：从一张采购单到全流程可视的二十分钟演示';
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.cn}/privacy`);
  await (await addButton(page, [{ ...clips[0], title }])).click();
  const dialog = page.getByRole('dialog', { name: title });
  const video = dialog.locator('video');
  await expect(video).toBeVisible();
  await expectWhole(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await expectWhole(page);
  await expect(video).toBeInViewport({ ratio: 1 });
  expect((await video.boundingBox())?.height).toBeGreaterThan(390 / 2);
});

test('the way out of a long list of films stays in sight', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(`${site.en}/privacy`);
  const many = Array.from({ length: 12 }, (_, at) => ({ url: `/files/videos/clip-1.mp4?${at}`, title: `Part ${at}` }));
  await (await addButton(page, many)).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Part 11' }).scrollIntoViewIfNeeded();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
});

test('a video that the keyboard has come to has a ring that nothing cuts off', async ({ page }) => {
  await page.goto(`${site.en}/Media/502`);
  const screen = page.locator('main .screen').first();
  await tabTo(screen.locator('video'));
  await expect(screen).toHaveCSS('overflow', 'clip');
  await expect(screen).toHaveCSS('outline-style', 'solid');
  await expect(screen).toHaveCSS('outline-width', '2px');
});

test('in a narrow place a list of films says in one line what cannot be played there', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${partner}/plain.html`);
  const films = [
    { url: '/files/videos/clip-1.mp4', title: 'One that plays' },
    { url: '/files/videos/old.avi', title: 'Another one, which has been on the shelf for years' },
  ];
  await page.evaluate((text) => {
    const tag = document.createElement('vt-media-player');
    tag.setAttribute('videos', text);
    document.querySelector('main')?.replaceChildren(tag);
    tag.scrollIntoView();
  }, JSON.stringify(films));
  const kind = page.locator('vt-media-player .kind');
  await expect(kind).toHaveText('AVI');
  const lines = await kind.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });
  expect(lines).toBe(1);
});

test('in forced colours the mark of each film in a list has the colour of its name', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto(`${site.en}/privacy`);
  await (await addButton(page, clips)).click();
  const second = page.getByRole('dialog').getByRole('button', { name: 'Clip 2' });
  await expect(second).toBeVisible();
  const colourOf = (selector: string) =>
    second.locator(selector).evaluate((element) => getComputedStyle(element).color);
  expect(await colourOf('svg')).toBe(await colourOf('xpath=.'));
});
