/** A phone of some years ago. */
export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
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
  const touch = (type, touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x: x + width / 2, y: y + height / 2 }]);
  await page.waitForTimeout(stays);
  await touch('touchEnd', []);
}
