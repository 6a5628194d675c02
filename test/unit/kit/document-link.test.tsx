import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Site } from '../../../contract/entities/site.ts';
import { DocumentLink } from '../../../widgets/kit/components/document-link.tsx';
import { SurroundingsContext } from '../../../widgets/kit/runtime/view.tsx';

const site: Site = { id: 2, title: 'T', name: 'N', mark: 'en', lang: 'en', languageName: 'English', logo: '/l.svg' };
const route = { path: '/', params: {}, query: {}, base: '/en', host: 'localhost' };
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X)';

let host: HTMLElement;
let root: Root;
beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  root.unmount();
  host.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function show(userAgent: string, url = '/files/guide.pdf') {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 5 });
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  root = createRoot(host.appendChild(document.createElement('div')));
  root.render(
    <SurroundingsContext.Provider value={{ origin: '', rendered: false, host, page: { site, route }, link: String }}>
      <DocumentLink url={url}>Read</DocumentLink>
    </SurroundingsContext.Provider>,
  );
  await vi.waitFor(() => expect(host.querySelector('a')).not.toBeNull());
  let isLeft = false;
  // The last to hear of it; the browser would follow the link then.
  const end = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', end, { once: true });
  host.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return { assign, isLeft };
}

const expectToast = (words: string) =>
  vi.waitFor(() => expect(host.querySelector('[role="status"]')?.textContent).toBe(words));

describe('a link to a document', () => {
  it('is a new tab elsewhere than on iOS and in WeChat', async () => {
    const { isLeft } = await show('Mozilla/5.0 (Windows NT 10.0; Win64; x64)');
    expect(isLeft).toBe(true);
    expect(host.querySelector('a')?.target).toBe('_blank');
  });

  it('leads there in this tab on iOS, a moment after saying so', async () => {
    const { assign, isLeft } = await show(phone);
    expect(isLeft).toBe(false);
    await expectToast('The file is large and will load shortly');
    await vi.waitFor(() => expect(assign).toHaveBeenCalledTimes(1));
    expect(String(assign.mock.calls[0])).toContain('/files/guide.pdf');
  });

  it('is shown by WeChat where that can, be it on iOS', async () => {
    const { isLeft } = await show(`${phone} MicroMessenger/8.0`);
    expect(isLeft).toBe(true);
  });

  it('says in WeChat how to get what that cannot show, and goes nowhere', async () => {
    const { assign, isLeft } = await show('Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0', '/files/sheet.xlsx');
    expect(isLeft).toBe(false);
    await expectToast(
      'WeChat cannot open this file. Tap “…” at the top right, choose “Open in browser” and try again.',
    );
    expect(assign).not.toHaveBeenCalled();
  });
});
