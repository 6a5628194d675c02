import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';

const { outputFiles } = await build({
  entryPoints: [fileURLToPath(new URL('../../../loader/ahead.ts', import.meta.url))],
  bundle: true,
  write: false,
  format: 'esm',
});
const code = outputFiles[0]?.text.replace('import.meta.url', '"/"') ?? '';
const names = ['window', 'document', 'navigator', 'addEventListener', 'location', 'history', 'sessionStorage'];
const run = new Function(...names, code);

const opener = '<a data-vt-open="form"><b>Talk</b> to us</a>';

/** A page of the site with the script in it, what it fetched, and what it made ready. */
function open(connection: object | undefined, html = `${opener}${opener}`, page = new Window()) {
  page.document.body.innerHTML = html;
  // The window may tell by itself that it has loaded.
  const ready = new Set<unknown>();
  const fetched: string[] = [];
  const load = async (path: string) => {
    fetched.push(path);
    return { prepare: (opener: unknown) => ready.add(opener) };
  };
  const { document, location, history, sessionStorage } = page;
  const hear = page.addEventListener.bind(page);
  run({ vtApi: { load } }, document, { connection }, hear, location, history, sessionStorage);
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

describe('what a visit began with', () => {
  const url = 'https://vendor.example/?bd_vid=7';
  const visit = `https://www.baidu.example/#${url}`;
  const links = `<a id="other" data-vt-first href="https://en.vendor.example/x"><b>English</b></a>
    <a id="same" data-vt-first href="/en/x">English</a><a id="tab" target="_blank" href="/cases">Cases</a>
    <a id="part" target="_blank" href="/products#prices">Prices</a>
    <a id="away" target="_blank" href="https://else.example/">Elsewhere</a>`;

  const fail = (): never => {
    throw new Error('The storage is forbidden.');
  };

  /** A page on which the loader has noted a visit, and what a press hands over there. */
  function press(selector: string) {
    const page = new Window({ url });
    page.sessionStorage.setItem('vtVisit', visit);
    const { find } = open({ saveData: true }, links, page);
    // The page is not left.
    page.addEventListener('click', (event) => event.preventDefault(), true);
    find(selector)?.dispatchEvent(new page.MouseEvent('click', { bubbles: true, composed: true, cancelable: true }));
    return {
      hash: (id: string) =>
        find(id)
          ?.getAttribute('href')
          ?.replace(/^[^#]*/, ''),
    };
  }

  it('goes along to another language, which has another host and so another storage', () => {
    expect(press('b').hash('#other')).toBe(`#vt-first=${visit}`);
  });

  it('is left out of links on this host, whose storage has it', () => {
    expect(press('#same').hash('#same')).toBe('');
  });

  it('goes along to a tab of its own, but not to somebody else', () => {
    expect(press('#tab').hash('#tab')).toBe(`#vt-first=${visit}`);
    expect(press('#away').hash('#away')).toBe('');
  });

  it('stands in no link that is copied after it was followed', async () => {
    const { hash } = press('#tab');
    await new Promise((resolve) => setTimeout(resolve));
    expect(hash('#tab')).toBe('');
  });

  it('leaves a link to a part of a page where it leads', () => {
    expect(press('#part').hash('#part')).toBe('#prices');
  });

  it.each([
    ['holds nothing yet', () => new Window({ url }).sessionStorage],
    ['is null', () => null],
    ['is forbidden, from the start or later', () => new Proxy({}, { get: () => fail(), set: () => fail() })],
  ])('leaves links as they are where the storage %s', (_how, storage) => {
    const page = new Window({ url: `${url}#vt-first=` });
    Object.defineProperty(page, 'sessionStorage', { configurable: true, get: storage });
    const failures: unknown[] = [];
    page.addEventListener('error', (event) => failures.push(event));
    const { find } = open({ saveData: true }, links, page);
    find('#tab')?.dispatchEvent(new page.MouseEvent('click', { bubbles: true, composed: true, cancelable: true }));
    expect(find('#tab')?.getAttribute('href')).toBe('/cases');
    expect(failures).toEqual([]);
  });

  it('is what was passed on, and the address is clean again', () => {
    const page = new Window({ url: `https://vendor.example/x#vt-first=${visit}` });
    page.sessionStorage.setItem('vtVisit', '#https://vendor.example/x');
    open({ saveData: true }, links, page);
    expect(page.sessionStorage.getItem('vtVisit')).toBe(visit);
    expect(page.location.href).toBe('https://vendor.example/x');
  });
});
