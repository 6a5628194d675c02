import { test } from './own-server-test.ts';
import { expect } from './support.ts';

const film = 'https://films.example/visit.mp4';

test('a film that the content has at another host plays in place', async ({ page, server }) => {
  const fields = `id: 7001\ntitleContent: A visit\ncreatedAt: 2026-03-01\nresourceType: Visits\nvideoMaterial: ${film}`;
  await server.write('en/media-resource/visit.md', `---\n${fields}\n---\nOne line.\n`);
  await page.route(film, (route) => route.fulfill({ path: 'examples/content/files/videos/clip-1.mp4' }));
  const { origin } = server;
  const call = `${origin}/api/internal/multimedia/resource/7001`;
  await expect.poll(() => page.request.get(call).then((answer) => answer.status())).toBe(200);
  await page.goto(`${origin.replace('localhost', 'en.localhost')}/Media/7001`);
  const video = page.locator('main video');
  await video.evaluate((each: HTMLVideoElement) => {
    each.muted = true;
    return each.play();
  });
  await expect.poll(() => video.evaluate((each: HTMLVideoElement) => each.currentTime)).toBeGreaterThan(0);
});
