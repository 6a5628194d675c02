import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { Window } from 'happy-dom';
import { expect, it } from 'vitest';

const { outputFiles } = await build({
  entryPoints: [fileURLToPath(new URL('../../../loader/ahead.ts', import.meta.url))],
  bundle: true,
  write: false,
  format: 'esm',
});
const code = outputFiles[0]?.text.replace('import.meta.url', '"/"') ?? '';
const run = new Function('window', 'document', 'navigator', 'addEventListener', code);

const opener = '<a data-vt-open="form"><b>Talk</b> to us</a>';

/** A page of the site with the script in it, what it fetched, and what it made ready. */
function open(connection: object | undefined, html = `${opener}${opener}`) {
  const page = new Window();
  page.document.body.innerHTML = html;
  // The window may tell by itself that it has loaded.
  const ready = new Set<unknown>();
  const fetched: string[] = [];
  const load = async (path: string) => {
    fetched.push(path);
    return { prepare: (opener: unknown) => ready.add(opener) };
  };
  run({ vtApi: { load } }, page.document, { connection }, page.addEventListener.bind(page));
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  const finish = () => {
    page.dispatchEvent(new page.Event('load'));
    return settle();
  };
  const point = (selector: string, type = 'pointerover') => {
    const event = new page.Event(type, { bubbles: true, composed: true });
    page.document.querySelector(selector)?.dispatchEvent(event);
    return settle();
  };
  return { ready, fetched, finish, point, find: (selector: string) => page.document.querySelector(selector) };
}

it.each(['pointerover', 'focusin'])('prepares what is about to be pressed: %s', async (type) => {
  const page = open({ saveData: true });
  await page.point('b', type);
  expect([...page.ready]).toEqual([page.find('a')]);
});

it('leaves alone what opens nothing', async () => {
  const page = open(undefined, '<a href="/cases"><b>Cases</b></a>');
  await page.point('b');
  await page.finish();
  expect([...page.ready]).toEqual([]);
});

it('prepares the first form of a page once that has loaded, by a script that is there by then', async () => {
  const page = open({ saveData: false, effectiveType: '4g' });
  expect(page.fetched).toEqual(['./prepare.js']);
  expect([...page.ready]).toEqual([]);
  await page.finish();
  expect([...page.ready]).toEqual([page.find('a')]);
});

it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'fetches nothing for who asked for nothing over a connection with %j',
  async (connection) => {
    const page = open(connection);
    await page.finish();
    expect(page.fetched).toEqual([]);
    await page.point('a');
    expect([...page.ready]).toEqual([page.find('a')]);
  },
);
