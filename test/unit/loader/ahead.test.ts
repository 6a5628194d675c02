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
const run = new Function('window', 'document', 'navigator', 'addEventListener', outputFiles[0]?.text ?? '');

const opener = '<a data-vt-open="form"><b>Talk</b> to us</a>';

/** A page of the site with the script in it, and what it asked of the loader. */
function open(connection: object | undefined, html = `${opener}${opener}`) {
  const page = new Window();
  page.document.body.innerHTML = html;
  const asked: unknown[][] = [];
  const idle: (() => void)[] = [];
  const scope = {
    vtApi: { push: (command: unknown[]) => asked.push(command) },
    requestIdleCallback: (call: () => void) => idle.push(call),
  };
  run(scope, page.document, { connection }, page.addEventListener.bind(page));
  const load = () => page.dispatchEvent(new page.Event('load'));
  const rest = () => {
    for (const call of idle.splice(0)) call();
  };
  const point = (selector: string, type = 'pointerover') =>
    page.document.querySelector(selector)?.dispatchEvent(new page.Event(type, { bubbles: true, composed: true }));
  return { asked, load, rest, point, find: (selector: string) => page.document.querySelector(selector) };
}

it.each(['pointerover', 'focusin'])('prepares what is about to be pressed, once: %s', (type) => {
  const page = open(undefined);
  page.point('b', type);
  page.point('a', type);
  expect(page.asked).toEqual([['prepare', page.find('a')]]);
});

it('leaves alone what opens nothing', () => {
  const page = open(undefined, '<a href="/cases"><b>Cases</b></a>');
  page.point('b');
  page.load();
  page.rest();
  expect(page.asked).toEqual([]);
});

it('prepares the first form of a page once that has loaded and rests', () => {
  const page = open({ saveData: false, effectiveType: '4g' });
  page.rest();
  page.load();
  expect(page.asked).toEqual([]);
  page.rest();
  expect(page.asked).toEqual([['prepare', page.find('a')]]);
});

it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'fetches nothing for who asked for nothing over a connection with %j',
  (connection) => {
    const page = open(connection);
    page.load();
    page.rest();
    expect(page.asked).toEqual([]);
    page.point('a');
    expect(page.asked).toHaveLength(1);
  },
);
