import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { createSiteFiles } from '../../../server/discovery/site-files.ts';
import { createRepresentations } from '../../../server/http/representations.ts';
import { sites } from '../widgets/show-widget.tsx';

it('a file of a site is made and kept once, in however many ways its address is written', async () => {
  const app = Fastify();
  const content = { sites: Object.values(sites), onChange: () => () => undefined };
  const files = createSiteFiles(app, { content, publicOrigin: 'https://vendor.example', headers: {} });
  const make = vi.fn(async () => createRepresentations(Buffer.from('news')));
  files.serve({ path: '/news.atom', type: 'application/atom+xml', make });
  for (const url of ['/news.atom', '/%6eews.atom', '/n%65ws.atom', '/news.atom?from=reader']) {
    const answer = await app.inject({ url, headers: { host: 'vendor.example' } });
    expect([url, answer.statusCode, answer.body]).toEqual([url, 200, 'news']);
  }
  expect(make).toHaveBeenCalledTimes(1);
  await app.close();
});
