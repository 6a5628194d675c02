/** Until pictures, faces and the first pictures of films are there, and nothing moves any more. */
export async function settle(page) {
  await page.waitForLoadState('networkidle');
  for (const video of await page.locator('video').all())
    await video.evaluate(
      (film) =>
        film.readyState >= film.HAVE_METADATA ||
        film.preload === 'none' ||
        new Promise((resolve) => film.addEventListener('loadedmetadata', resolve)),
    );
  await page.evaluate(() => {
    // What goes on for ever has no end, and what is held is not told when it will go on.
    const moving = document.getAnimations().filter(({ playState, effect }) => {
      return playState === 'running' && effect.getComputedTiming().endTime < Number.POSITIVE_INFINITY;
    });
    return Promise.all([document.fonts.ready, ...moving.map(({ finished }) => finished.catch(() => {}))]);
  });
}
