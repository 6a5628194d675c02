// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageDataId } from '../../../contract/constants.ts';
import { ask } from '../../../loader/ask.ts';

const fetched = vi.fn();

beforeEach(() => {
  fetched.mockImplementation(async () => Response.json({ code: '200', message: '', data: { site: 2 } }));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', { languages: ['de-DE', 'en'] });
  vi.stubGlobal('vtApi', { origin: 'https://vendor.example', site: 'cn' });
});
afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  fetched.mockReset();
});

function place(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.querySelector('vt-form') as HTMLElement;
}

const asked = () => new URL(String(fetched.mock.calls[0]?.[0]));

it('is asked for by what names the site, the likeliest first, and by what says which content it is', async () => {
  const element = place(
    '<div lang="fr"><vt-form form-id="7" mode="modal" class="wide" data-id="9" prefill=\'{"1":"Ann"}\'></vt-form></div>',
  );
  expect(await ask(element)).toEqual({ site: 2, names: ',fr,cn,de-DE,en' });
  expect(asked().origin + asked().pathname).toBe('https://vendor.example/api/internal/widget/form');
  expect([...asked().searchParams]).toEqual([
    ['sites', ',fr,cn,de-DE,en'],
    ['form-id', '7'],
    ['mode', 'modal'],
  ]);
  expect(fetched.mock.calls[0]?.[1]).toEqual({ cache: 'no-store' });
});

it('is asked for by the site alone where the tag names it: at one address for all visitors', async () => {
  expect(await ask(place('<vt-form site="en" form-id="7"></vt-form>'))).toEqual({ site: 2, names: 'en,,cn,de-DE,en' });
  expect(asked().search).toBe('?sites=en&form-id=7');
});

it('is asked for where the calls go', async () => {
  vi.stubGlobal('vtApi', { origin: 'https://www.vendor.example', api: 'https://api.vendor.example' });
  await ask(place('<vt-form></vt-form>'));
  expect(asked().origin).toBe('https://api.vendor.example');
});

it('is not asked for on a page of the site, which has most of it', async () => {
  const element = place(`<script type="application/json" id="${pageDataId}">{}</script><vt-form></vt-form>`);
  expect(await ask(element)).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
});

it('is no more than the names where the server refuses', async () => {
  fetched.mockImplementation(async () => Response.json({ code: '404', message: 'no' }, { status: 404 }));
  expect(await ask(place('<vt-form></vt-form>'))).toEqual({ names: ',,cn,de-DE,en' });
});
