import { devices } from '@playwright/test';

/** A phone of some years ago. A browser that says by its name that it is on one says so in its hints to servers, too. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
  userAgent: devices['Pixel 7'].userAgent,
};
/** Its poor line: 150 ms there and back, 1.6 Mbit a second. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
const slowdown = 4;

/** Gives a page the phone's line from now on. */
export async function slowLine(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
}

/** Gives a page the phone's processor from now on: a quarter of this one's speed. */
export async function slowProcessor(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** A finger on the middle of something. @param stays how long it stays there, in milliseconds */
export async function tap(page, pressed, stays = 0) {
  const { x, y, width, height } = await pressed.boundingBox();
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  // Not `synthesizeTapGesture`: since Chromium 156 no click follows it.
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(stays);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/**
 * Taps what opens the consult form, of whomever the page is.
 * @returns the milliseconds from the tap to a dialog with a field that can be typed into, whoever's element it is in
 */
export async function tapForForm(page) {
  await page.evaluate(() => {
    const field = 'dialog[open] :is(input:not([type=hidden]), select, textarea)';
    const isThere = () =>
      [document, ...[...document.querySelectorAll('vt-form')].map(({ shadowRoot }) => shadowRoot)].some((root) =>
        root?.querySelector(field)?.checkVisibility(),
      );
    window.formByBench = new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error('No form came within half a minute of the tap.')), 30_000);
      const begin = ({ timeStamp }) => {
        const look = () => (isThere() ? resolve(performance.now() - timeStamp) : requestAnimationFrame(look));
        look();
      };
      addEventListener('pointerdown', begin, { capture: true, once: true });
    });
  });
  await tap(page, page.locator('[data-vt-open=form] >> visible=true').first());
  return page.evaluate(() => window.formByBench);
}
