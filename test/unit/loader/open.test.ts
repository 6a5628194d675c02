import { describe, expect, it } from 'vitest';
import { PartnerPage } from './support/page.ts';

const opener =
  '<a href="/form/1" data-vt-open="form" data-vt-form-id="1"><b>Talk</b> to us</a><a href="#other">Other</a>';

function click(page: PartnerPage, target: Element, how: MouseEventInit = {}) {
  const event = new page.window.MouseEvent('click', {
    bubbles: true,
    composed: true,
    cancelable: true,
    ...(how as object),
  });
  target.dispatchEvent(event as unknown as Event);
  return event;
}

describe('a press on what opens a widget', () => {
  it('opens it in place of following the link', async () => {
    const page = new PartnerPage(opener);
    page.include();
    expect(click(page, page.find('a')).defaultPrevented).toBe(true);
    await page.settle();
    expect(page.done).toEqual([['press', page.find('a')]]);
  });

  it('counts wherever in it the press falls', async () => {
    const page = new PartnerPage(opener);
    page.include();
    click(page, page.find('b'));
    await page.settle();
    expect(page.done).toEqual([['press', page.find('a')]]);
  });

  it('counts in a shadow root', async () => {
    const page = new PartnerPage('<div></div>');
    page.include();
    const root = page.find('div').attachShadow({ mode: 'open' });
    root.innerHTML = opener;
    const button = root.querySelector('a') as HTMLElement;
    expect(click(page, button).defaultPrevented).toBe(true);
    await page.settle();
    expect(page.done).toEqual([['press', button]]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'is left to the browser when it asks for another tab or window: %j',
    async (how) => {
      const page = new PartnerPage(opener);
      page.include();
      expect(click(page, page.find('a'), how).defaultPrevented).toBe(false);
      await page.settle();
      expect(page.done).toEqual([]);
    },
  );

  it('is left to the page when the page has dealt with it', async () => {
    const page = new PartnerPage(opener);
    page.include();
    page.find('a').addEventListener('click', (event) => event.preventDefault());
    click(page, page.find('a'));
    await page.settle();
    expect(page.done).toEqual([]);
  });

  it.each([
    '<a href="#" data-vt-open="form">Ask</a>',
    '<a href="#contact" data-vt-open="form">Ask</a>',
    '<a data-vt-open="form">Ask</a>',
    '<button data-vt-open="form">Ask</button>',
  ])('is heard on what leads nowhere else though the page prevents it, as themes do: %s', async (html) => {
    const page = new PartnerPage(html);
    page.include();
    const button = page.find('[data-vt-open]');
    button.addEventListener('click', (event) => event.preventDefault());
    click(page, button);
    await page.settle();
    expect(page.done).toEqual([['press', button]]);
  });

  it('is what counts, and not a press beside it', async () => {
    const page = new PartnerPage(opener);
    page.include();
    expect(click(page, page.find('[href="#other"]')).defaultPrevented).toBe(false);
    await page.settle();
    expect(page.done).toEqual([]);
  });
});

describe('a press while nothing can be fetched', () => {
  it('follows the link, which leads to the same', async () => {
    const page = new PartnerPage(opener);
    page.offline = true;
    page.include();
    click(page, page.find('a'));
    expect(page.find('a').ariaBusy).toBe('true');
    await page.settle();
    expect(page.visits).toEqual(['https://partner.example/form/1']);
    expect(page.find('a').ariaBusy).toBeNull();
  });

  it('is answered in words where it was on a button, in both languages', async () => {
    const page = new PartnerPage('<button data-vt-open="form">Ask</button>');
    page.offline = true;
    page.include();
    click(page, page.find('button'));
    await page.settle();
    expect([page.alerts, page.visits]).toEqual([['请重试 Please try again'], []]);
  });
});
