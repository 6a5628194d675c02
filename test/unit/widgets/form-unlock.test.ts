import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { envelope, FormPage, leaveForm, refusal } from './live-form.ts';

vi.mock('../../../widgets/form/device-id.ts', () => ({ computeDeviceId: async () => 'device-1' }));

const expiresAt = '2026-03-01T08:10:00.000Z';
const paper = { url: '/files/papers/guide.pdf?expires=1&signature=a', name: 'guide.pdf', type: 'document', expiresAt };
const clip = { url: '/files/videos/clip.mp4?expires=1&signature=b', name: 'Clip', type: 'video', expiresAt };
const played = { url: 'https://play.example/72', name: 'Talk' };

let page: FormPage;
afterEach(leaveForm);

const origin = () => (globalThis as unknown as { vtApi: { origin: string } }).vtApi.origin;
const links = () => [...(page.element.shadowRoot?.querySelectorAll<HTMLAnchorElement>('.files a') ?? [])];
const unlocked = () => vi.waitFor(() => expect(links().length).toBeGreaterThan(0));

async function sendFor(files: object[], written = 'form-id="4001" unlock="publication/12"') {
  page = await new FormPage(written).live();
  page.answer = () => envelope({ id: 'lead-1', links: files });
  if (written.includes('modal')) page.element.setAttribute('open', '');
  await vi.waitFor(() => expect(page.has('form')).toBe(true));
  page.fillIn();
  page.send();
  await unlocked();
}

/** Follows a link as a visitor does; whether the browser is left to it. */
function follow(link = links()[0]): boolean {
  return link?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true })) ?? false;
}

describe('a form that unlocks something', () => {
  it.each([
    ['publication/12', { type: 'publication', id: 12 }],
    [
      'activity-review/71 activity-review/72',
      [
        { type: 'activity-review', id: 71 },
        { type: 'activity-review', id: 72 },
      ],
    ],
    ['nonsense', undefined],
  ])('names it in its lead: %s', async (unlock, sent) => {
    await sendFor([paper], `form-id="4001" unlock="${unlock}"`);
    expect(page.received[0]?.body.unlock).toEqual(sent);
  });

  it("names what its own page's address asks for, and nothing that a foreign page's says", async () => {
    history.replaceState(null, '', '/form/1?unlock=publication/7');
    await sendFor([paper], 'form-id="4001"');
    expect(page.received[0]?.body).not.toHaveProperty('unlock');
    page = new FormPage('form-id="4001"');
    document.body.insertAdjacentHTML(
      'beforeend',
      '<script id="vt-page" type="application/json">{"site":{"mark":"cn"},"route":{"query":{"unlock":"publication/7"}}}</script>',
    );
    await page.live();
    page.fillIn();
    page.send();
    await vi.waitFor(() => expect(page.received).toHaveLength(1));
    expect(page.received[0]?.body.unlock).toEqual({ type: 'publication', id: 7 });
    await vi.waitFor(() => expect(page.has('.thanks')).toBe(true));
    page.element.setAttribute('unlock', 'activity/3');
    await vi.waitFor(() => expect(page.has('form')).toBe(true));
    page.fillIn();
    page.send();
    await vi.waitFor(() => expect(page.received).toHaveLength(2));
    expect(page.received[1]?.body.unlock).toEqual({ type: 'activity', id: 3 });
    history.replaceState(null, '', '/');
  });

  it('is an empty one for what is wanted next, while the first was still on its way', async () => {
    page = await new FormPage('form-id="4001" unlock="publication/12"').live();
    let arrive = (_response: Response) => {};
    page.answer = () =>
      new Promise<Response>((resolve) => {
        arrive = resolve;
      });
    page.fillIn();
    page.send();
    await vi.waitFor(() => expect(page.received).toHaveLength(1));
    page.element.setAttribute('unlock', 'activity/3');
    arrive(envelope({ id: 'lead-1' }));
    await vi.waitFor(() => expect(page.toldOf('vt-submit')).toHaveLength(1));
    await vi.waitFor(() => expect(page.find('[name="field-201"]').value).toBe(''));
    expect(page.has('.thanks')).toBe(false);
  });

  it('shows each file as a link of its own, named, in a new tab that the visitor opens', async () => {
    await sendFor([paper, clip, played]);
    expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Download guide.pdf', origin() + paper.url],
      ['Play Clip', origin() + clip.url],
      ['Open Talk', played.url],
    ]);
    expect(links().every(({ target, rel }) => target === '_blank' && rel === 'noopener')).toBe(true);
    expect(follow()).toBe(true);
  });

  it('has nothing to show where the server unlocked nothing', async () => {
    page = await new FormPage('form-id="4001" unlock="publication/12"').live();
    page.fillIn();
    page.send();
    await vi.waitFor(() => expect(page.has('.thanks')).toBe(true));
    expect(page.has('.files')).toBe(false);
  });

  it('in a modal still shows its links when it is opened again, until something else is to be unlocked', async () => {
    await sendFor([paper], 'form-id="4001" mode="modal" unlock="publication/12"');
    page.find('.thanks .ways button').click();
    await vi.waitFor(() => expect(page.element.hasAttribute('open')).toBe(false));
    page.element.setAttribute('open', '');
    await vi.waitFor(() => expect(page.find<HTMLDialogElement>('dialog').open).toBe(true));
    expect(links()).toHaveLength(1);
    page.element.setAttribute('unlock', 'publication/13');
    await vi.waitFor(() => expect(page.has('form')).toBe(true));
  });
});

describe('a document that is unlocked', () => {
  /** Whether the browser still counts what happens as the visitor's doing. */
  const activate = (isActive: boolean | undefined) => {
    const activation = isActive === undefined ? undefined : { isActive, hasBeenActive: true };
    Object.defineProperty(navigator, 'userActivation', { value: activation, configurable: true });
  };
  const clicks: HTMLAnchorElement[] = [];
  beforeEach(() => {
    clicks.length = 0;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicks.push(this);
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'userActivation');
  });

  it('opens in a tab of its own while the sending still counts as the visitor’s press', async () => {
    activate(true);
    await sendFor([paper]);
    await vi.waitFor(() => expect(clicks).toEqual(links()));
    expect(clicks[0]?.target).toBe('_blank');
  });

  it.each([
    ['the answer took too long', false, [paper]],
    ['the browser does not say', undefined, [paper]],
    ['there are several', true, [paper, clip]],
    ['it is a video, which plays in its section', true, [clip]],
  ])('waits as a link where %s', async (_, isActive, files) => {
    activate(isActive);
    await sendFor(files);
    await vi.waitFor(() => expect(page.toasts).toContain('Sent'));
    expect(clicks).toEqual([]);
    expect(links()).toHaveLength(files.length);
  });

  it('waits as a link in WeChat', async () => {
    activate(true);
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) MicroMessenger/8.0');
    await sendFor([paper]);
    await vi.waitFor(() => expect(page.toasts).toContain('Sent'));
    expect(clicks).toEqual([]);
    expect(links()[0]?.target).toBe('');
  });
});

describe('a link whose time is over', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is had again under the same key, with the focus on it', async () => {
    await sendFor([paper]);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    await vi.waitFor(() => expect(links()).toEqual([]));
    expect(page.find('.files').textContent).toContain('The links have expired.');
    const fresh = { ...paper, url: '/files/papers/guide.pdf?expires=2&signature=c' };
    page.answer = () => envelope({ id: 'lead-1', links: [fresh] });
    page.find('.files button').click();
    await unlocked();
    expect(links()[0]?.getAttribute('href')).toBe(origin() + fresh.url);
    expect(page.element.shadowRoot?.activeElement).toBe(links()[0]);
    const [first, second] = page.received;
    expect(second).toEqual(first);
  });

  it('is had again by following it where the computer slept in between', async () => {
    await sendFor([paper]);
    vi.setSystemTime(Date.now() + 60 * 60_000);
    expect(follow()).toBe(false);
    await vi.waitFor(() => expect(page.received).toHaveLength(2));
    await unlocked();
  });

  it('says so where it cannot be had, and asks again', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await sendFor([paper]);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    await vi.waitFor(() => expect(page.has('.files button')).toBe(true));
    page.answer = () => refusal(503, 'down');
    page.find('.files button').click();
    await vi.waitFor(() => expect(page.find('.files').textContent).toContain('We could not get new links.'));
    await vi.waitFor(() => expect(page.find('.files button').textContent).toBe('Get new links'));
    page.answer = () => envelope({ id: 'lead-1', links: [paper] });
    page.find('.files button').click();
    await unlocked();
  });

  it('is one of this server: an address of another host stays', async () => {
    await sendFor([played]);
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(links()).toHaveLength(1);
  });
});

describe('on a device of its own kind', () => {
  const use = (userAgent: string, maxTouchPoints = 5) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(maxTouchPoints);
  };
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X)',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.4 Safari/605.1.15',
  ])('iOS is told that the file is large, and goes there in the same tab, by itself: %s', async (userAgent) => {
    use(userAgent);
    const assign = vi.spyOn(location, 'assign').mockReturnValue();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
    await sendFor([paper]);
    expect(links()[0]?.target).toBe('');
    const large = 'The file is large and will load shortly';
    const seen = () =>
      [...(page.element.shadowRoot?.querySelectorAll('.toast:not(.gone)') ?? [])].map(({ textContent }) => textContent);
    // The frame in which the toast has its words.
    vi.advanceTimersToNextFrame();
    expect(seen()).toContain(large);
    expect(assign).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(300);
    expect(assign).toHaveBeenCalledExactlyOnceWith(origin() + paper.url);
    await vi.advanceTimersByTimeAsync(2600);
    expect(seen()).toContain(large);
    await vi.advanceTimersByTimeAsync(100);
    expect(seen()).not.toContain(large);
    // Back from the file, its link is there.
    expect(follow()).toBe(false);
    await vi.advanceTimersByTimeAsync(300);
    expect(assign).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['several files', [paper, { ...paper, url: '/files/papers/annex.pdf?expires=1&signature=d' }]],
    ['a video', [clip]],
    ['an address of another host', [played]],
  ])('iOS goes nowhere by itself for %s', async (_, files) => {
    use('Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X)');
    const assign = vi.spyOn(location, 'assign').mockReturnValue();
    await sendFor(files);
    await vi.waitFor(() => expect(page.toasts).toContain('Sent'));
    expect(page.toasts).not.toContain('The file is large and will load shortly');
    expect(assign).not.toHaveBeenCalled();
  });

  it('WeChat opens a PDF in its page, and is told where to open what it cannot', async () => {
    use('Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0');
    await sendFor([paper]);
    expect(links()[0]?.target).toBe('');
    expect(page.find('.files').textContent).not.toContain('WeChat');
    await leaveForm();
    use('Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0');
    await sendFor([{ ...paper, url: '/files/papers/guide.zip?expires=1&signature=a', name: 'guide.zip' }]);
    expect(page.find('.files').textContent).toContain('choose “Open in browser”');
  });
});
