import { afterAll, beforeAll, expect, it } from 'vitest';
import { runApp, type TestApp } from './support/run-app.ts';
import { sitePages } from './support/site-pages.ts';

let app: TestApp;
beforeAll(async () => {
  app = await runApp({ CONTENT_DIR: 'examples/content' }, sitePages);
});
afterAll(() => app.stop());

it('the first page of a server is that of every later one, with the same policy', async () => {
  const show = async (address: string) => {
    const answer = await app.get(address);
    // The moment that it was rendered at is meant to differ: widgets that go by it stand with it.
    const html = (await answer.text()).replace(/"now":\d+/g, '');
    return { status: answer.status, policy: answer.headers.get('content-security-policy'), html };
  };
  const addresses = ['/', '/en/', '/product', '/about-us/news', '/activity'];
  const first = await Promise.all(addresses.map(show));
  // Nothing that was rendered is kept after that.
  await app.content.reload();
  expect(await Promise.all(addresses.map(show))).toEqual(first);
});
