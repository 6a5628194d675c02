import { describe, expect, it, vi } from 'vitest';
import { commonValues } from '../../../contract/common-attributes.ts';
import { PartnerPage } from './support/page.ts';

function open(html: string) {
  const page = new PartnerPage(html);
  const told: string[] = [];
  for (const type of ['vt-wake', 'vt-error']) page.document.addEventListener(type, () => told.push(type));
  const vitrine = page.include();
  return { page, told, vitrine, tag: page.find('vt-form, vt-news') };
}

describe('a tag', () => {
  it('wakes 100 px before it comes into view, or once it was passed, when it says nothing else', () => {
    const { page, tag } = open('<vt-form></vt-form>');
    expect(page.marginAround(tag)).toBe('9999px 0px 100px');
    page.show(tag, false);
    expect(page.fetched).toEqual([]);
    page.show(tag);
    expect(page.fetched).toEqual(['form.js']);
  });

  it('that says now wakes at once', () => {
    expect(open('<vt-form wake="now"></vt-form>').page.fetched).toEqual(['form.js']);
  });

  it('that stands open wakes at once, whatever it says', () => {
    expect(open('<vt-form wake="never" open></vt-form>').page.fetched).toEqual(['form.js']);
  });

  it('that says idle wakes when the page has nothing to do', () => {
    const { page } = open('<vt-form wake="idle"></vt-form>');
    expect(page.fetched).toEqual([]);
    page.rest();
    expect(page.fetched).toEqual(['form.js']);
  });

  it('in a dialog wakes when the page has nothing to do, since WebKit never tells that it came into view', () => {
    const { page } = open('<dialog><vt-form></vt-form><vt-news wake="never"></vt-news></dialog>');
    expect(page.fetched).toEqual([]);
    page.rest();
    expect(page.fetched).toEqual(['form.js']);
  });

  it.each(['pointerover', 'focusin'])('that says interaction wakes on %s', (type) => {
    const { page, tag } = open('<vt-form wake="interaction"><button>Menu</button></vt-form>');
    expect(page.fetched).toEqual([]);
    page.find('button').dispatchEvent(new page.window.Event(type, { bubbles: true }) as unknown as Event);
    expect(page.fetched).toEqual(['form.js']);
    expect(tag.isConnected).toBe(true);
  });

  it('that says never stays plain HTML', () => {
    const { page, tag } = open('<vt-form wake="never"><a href="/">Home</a></vt-form>');
    page.show(tag);
    page.rest();
    expect(page.fetched).toEqual([]);
  });

  it('knows every word that is documented', () => {
    for (const word of commonValues('wake') ?? [])
      expect([word, open(`<vt-form wake="${word}"></vt-form>`).page.fetched]).toEqual([
        word,
        word === 'now' ? ['form.js'] : [],
      ]);
  });

  it('that says what nobody knows wakes at once', () => {
    expect(open('<vt-form wake="soon"></vt-form>').page.fetched).toEqual(['form.js']);
  });

  it('wakes once and tells the page so once, however often it is asked', async () => {
    const { page, told, tag, vitrine } = open(
      '<vt-form wake="interaction" data-vt-key="w1"><button>Menu</button></vt-form>',
    );
    for (const type of ['pointerover', 'focusin']) {
      page.find('button').dispatchEvent(new page.window.Event(type, { bubbles: true }) as unknown as Event);
    }
    vitrine.wake(tag);
    await page.settle();
    expect(told).toEqual(['vt-wake']);
    expect([page.fetched, page.beside]).toEqual([['form.js'], ['kit.js']]);
  });

  it('has a button pressed again that was pressed before it listened', () => {
    const { page, tag } = open('<vt-form wake="interaction"><button>Menu</button></vt-form>');
    const presses: string[] = [];
    page.find('button').addEventListener('click', () => presses.push(tag.dataset.vtReady ?? 'early'));
    // Impatience opens no menu to shut it again.
    page.find('button').click();
    page.find('button').click();
    tag.dataset.vtReady = 'ready';
    tag.dispatchEvent(new page.window.Event('vt-ready') as unknown as Event);
    page.find('button').click();
    expect(presses).toEqual(['early', 'early', 'ready', 'ready']);
  });
});

describe('the chunks of a widget', () => {
  it('are asked for side by side, those that only a bare one needs included', () => {
    const { page } = open('<vt-form wake="now"></vt-form>');
    expect(page.fetched).toEqual(['form.js']);
    expect(page.beside).toEqual(['ask.js', 'kit.js', 'ground.js', 'form.style.js']);
  });

  it('of a rendered one are its own alone', () => {
    const { page } = open('<vt-form wake="now" data-vt-key="w1"></vt-form>');
    expect([page.fetched, page.beside]).toEqual([['form.js'], ['kit.js']]);
  });

  it('of a rendered one come with all that the server says they import', () => {
    const { page } = open('<vt-form wake="now" data-vt-key="w1" data-vt-imports="sections carousel"></vt-form>');
    expect(page.beside).toEqual(['kit.js', 'sections.js', 'carousel.js']);
  });

  it('that do not arrive are reported once, with the tag and the reason', async () => {
    const { page, told, tag } = open('<vt-form data-vt-key="w1"></vt-form>');
    page.offline = true;
    page.show(tag);
    await page.settle();
    expect(told).toEqual(['vt-wake', 'vt-error']);
    expect(page.errors).toEqual([[tag, expect.objectContaining({ message: expect.stringContaining('form.js') })]]);
  });

  it('that do not arrive are asked for again at once, at an address that no browser remembers', async () => {
    const { page, tag } = open('<vt-form data-vt-key="w1"></vt-form>');
    page.offline = true;
    page.show(tag);
    await page.settle();
    expect(page.asked).toEqual([
      'https://vendor.example/v/1.0.0/w/form.js',
      'https://vendor.example/v/1.0.0~/w/form.js',
    ]);
  });

  it('that did not arrive are asked for again when the widget is wanted again', async () => {
    const { page, tag, vitrine } = open('<vt-form data-vt-key="w1"></vt-form>');
    page.offline = true;
    page.show(tag);
    await page.settle();
    page.offline = false;
    vitrine.wake(tag);
    await page.settle();
    expect(page.fetched).toEqual(['form.js', 'form.js', 'form.js']);
    expect(page.errors).toHaveLength(1);
  });
});

describe('what a bare widget shows', () => {
  it('is asked for beside its script, once it wakes', async () => {
    const { page, tag } = open('<vt-form></vt-form><vt-news wake="now"></vt-news>');
    await page.settle();
    expect(page.told).toEqual(['vt-news']);
    page.show(tag);
    await page.settle();
    expect(page.told).toEqual(['vt-news', 'vt-form']);
  });

  it('is what somebody has asked for already', async () => {
    const page = new PartnerPage('<vt-form></vt-form>');
    const asked = Promise.resolve('a form');
    Object.assign(page.find('vt-form'), { vtData: asked });
    page.include();
    page.show(page.find('vt-form'));
    await page.settle();
    expect(page.told).toEqual([]);
    expect(page.beside).not.toContain('ask.js');
    expect(Reflect.get(page.find('vt-form'), 'vtData')).toBe(asked);
  });

  it('fails without a word where what asks for it cannot be had: its script asks, and says', async () => {
    const page = new PartnerPage('<vt-form></vt-form>');
    page.offline = true;
    page.include();
    await page.settle();
    page.offline = false;
    page.show(page.find('vt-form'));
    await page.settle();
    expect(await Reflect.get(page.find('vt-form'), 'vtData')).toBeUndefined();
    expect([page.fetched, page.errors]).toEqual([['form.js'], []]);
  });

  it('is never asked for where a server has rendered it', async () => {
    const { page } = open('<vt-form wake="now" data-vt-key="w1"></vt-form>');
    await page.settle();
    expect([page.told, page.beside]).toEqual([[], ['kit.js']]);
  });
});

describe('a tag that comes later', () => {
  it('is met wherever a framework puts it', async () => {
    const { page } = open('<main></main>');
    page.find('main').innerHTML = '<section><vt-form wake="now"></vt-form><vt-news wake="now"></vt-news></section>';
    await page.settle();
    expect(page.fetched).toEqual(['form.js', 'news.js']);
  });

  it('is met once, however often it is moved', async () => {
    const { page, tag } = open('<vt-form wake="now"></vt-form><main></main>');
    page.find('main').append(tag);
    await page.settle();
    page.document.body.prepend(tag);
    await page.settle();
    expect(page.fetched).toEqual(['form.js']);
  });

  it('is met in a shadow root that the loader is told of', async () => {
    const { page, vitrine } = open('<div></div>');
    const root = page.find('div').attachShadow({ mode: 'open' });
    root.innerHTML = '<vt-form wake="now"></vt-form>';
    vitrine.watch(root);
    expect(page.fetched).toEqual(['form.js']);
    root.append(page.document.createElement('p'));
    root.querySelector('p')?.insertAdjacentHTML('beforeend', '<vt-news wake="now"></vt-news>');
    await page.settle();
    expect(page.fetched).toEqual(['form.js', 'news.js']);
  });

  it('is looked for in what was added alone, and a root that is watched is not watched again', async () => {
    const { page, vitrine } = open('<main></main>');
    const root = page.find('main').attachShadow({ mode: 'open' });
    vitrine.watch(root);
    const searches = [vi.spyOn(page.document, 'querySelectorAll'), vi.spyOn(root, 'querySelectorAll')];
    vitrine.watch(root);
    page.document.body.append('words', page.document.createElement('p'));
    root.append(page.document.createElement('vt-form'));
    await page.settle();
    for (const search of searches) expect(search).not.toHaveBeenCalled();
    page.show(root.firstElementChild as Element);
    expect(page.fetched).toEqual(['form.js']);
  });

  it('is looked for once in a page that is being read, which comes element by element', async () => {
    const { page } = open('<main></main>');
    const { document } = page;
    const add = (parent: Element, name: string) => parent.appendChild(document.createElement(name));
    const section = add(document.body, 'section');
    const search = vi.spyOn(section, 'querySelectorAll');
    const inner = add(section, 'div');
    const again = vi.spyOn(inner, 'querySelectorAll');
    add(inner, 'vt-form').setAttribute('wake', 'now');
    add(add(document.body, 'div'), 'vt-news').setAttribute('wake', 'now');
    await page.settle();
    expect(search).toHaveBeenCalledTimes(1);
    expect(again).not.toHaveBeenCalled();
    expect(page.fetched).toEqual(['form.js', 'news.js']);
  });

  it('is asked for by its name alone, whatever that is', () => {
    expect(open('<vt-brand-new wake="now"></vt-brand-new>').page.asked).toEqual([
      'https://vendor.example/v/1.0.0/w/brand-new.js',
    ]);
  });

  it('is left alone when it is not one of ours', async () => {
    const { page } = open('<x-form wake="now"></x-form><vtform wake="now"></vtform>');
    await page.settle();
    expect(page.fetched).toEqual([]);
  });
});
