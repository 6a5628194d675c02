import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyContent } from '../unit/server/content-folder.ts';
import { runApp, type TestApp } from './support/run-app.ts';

let files: Awaited<ReturnType<typeof copyContent>>;
let app: TestApp;
beforeEach(async () => {
  files = await copyContent();
  app = await runApp({ CONTENT_DIR: files.options.folder });
});
afterEach(async () => {
  await app.stop();
  await files.clear();
});

const news = (title: string) => `---\nid: 1\ntitle: ${title}\ncreateTime: 2099-03-01\n---\nText.\n`;

async function change(title: string): Promise<void> {
  await files.write('cn/news/a.md', news(title));
  await app.content.reload();
}

const questions: Record<string, () => Promise<Response>> = {
  'a call': () => app.get('/api/internal/news/1'),
  'a list': () => app.post('/api/internal/news/list', { site: { id: 1 }, pageSize: 100 }),
  'a generic list': () => app.post('/api/internal/article/list', { site: { id: 1 }, pageSize: 100 }),
  'the document of the calls': () => app.get('/api/internal/openapi.json'),
};

describe('when the content changes', () => {
  it.each(Object.keys(questions))('%s that was answered before is answered anew, with another ETag', async (what) => {
    const ask = questions[what] as () => Promise<Response>;
    await change('Before');
    // Thrice: what is kept comes from another place the second time.
    const before = [await ask(), await ask(), await ask()];
    for (const answer of before) expect((await answer.text()).includes('Before')).toBe(true);
    await change('After');
    const after = await ask();
    const text = await after.text();
    expect(text.includes('After')).toBe(true);
    expect(text.includes('Before')).toBe(false);
    expect(after.headers.get('etag')).not.toBe(before[0]?.headers.get('etag'));
  });

  it('what is gone is not answered from memory', async () => {
    await change('Before');
    expect((await questions['a call']?.())?.status).toBe(200);
    await files.remove('cn/news/a.md');
    await app.content.reload();
    expect((await questions['a call']?.())?.status).toBe(404);
  });
});

describe('the document of the calls', () => {
  it('that could not be made is made for whoever asks next', async () => {
    const list = vi.spyOn(app.content, 'list').mockImplementationOnce(() => {
      throw new Error('out of order');
    });
    expect((await app.get('/api/internal/openapi.json')).status).toBe(500);
    list.mockRestore();
    expect((await app.get('/api/internal/openapi.json')).status).toBe(200);
  });
});
