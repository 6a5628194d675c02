import { settle } from './settle.mjs';

const screens = { desktop: { width: 1440, height: 1240 }, phone: { width: 390, height: 844 } };

/** The screens as they stand in the picture, one language beside the other; all in CSS pixels. */
const picture = { width: 1600, height: 860 };
const sheet = `
  body { display: grid; grid-template-columns: 1fr 1fr; gap: 80px; margin: 0; padding: 48px 40px; background: #e8e5da; }
  figure { position: relative; margin: 0; height: 764px; }
  img { position: absolute; border-radius: 10px; box-shadow: 0 20px 50px rgb(15 26 43 / 28%), 0 2px 8px rgb(15 26 43 / 12%); }
  .desktop { top: 0; left: 0; width: 720px; }
  .phone { right: 0; bottom: 0; width: 236px; border-radius: 22px; }`;

/**
 * The home page in both languages, on a desktop and on a phone.
 * @returns a PNG
 */
export async function photographHome(browser, port) {
  const figures = [];
  for (const host of ['localhost', 'en.localhost']) {
    const images = [];
    for (const [name, viewport] of Object.entries(screens)) {
      // Drawn small, they would lose their thin lines.
      const page = await browser.newPage({ viewport, reducedMotion: 'reduce', deviceScaleFactor: 2 });
      await page.goto(`http://${host}:${port}/`);
      await settle(page);
      const png = await page.screenshot();
      images.push(`<img class="${name}" src="data:image/png;base64,${png.toString('base64')}">`);
      await page.close();
    }
    figures.push(`<figure>${images.join('')}</figure>`);
  }
  const page = await browser.newPage({ viewport: picture });
  await page.setContent(`<!doctype html><style>${sheet}</style>${figures.join('')}`, { waitUntil: 'load' });
  const png = await page.screenshot();
  await page.close();
  return png;
}
