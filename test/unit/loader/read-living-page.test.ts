// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readLivingPage, readTags } from '../../../loader/read-living-page.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

const sent = (html: string) => {
  document.body.innerHTML = html;
  return readLivingPage();
};

describe('what a living page sends of itself', () => {
  test('is its tags, also those that are misspelt, and none of its texts', () => {
    expect(sent('<p>A secret</p><vt-form form-id="1">A secret</vt-form><vt_news data-page-size="4"></vt_news>')).toBe(
      '<vt-form form-id="1"></vt-form>\n<vt_news data-page-size="4"></vt_news>',
    );
  });

  test('is what opens a widget, or was to', () => {
    expect(
      sent('<a href="/x" class="y" data-vt-open="form">A</a><b data-vt-opne="form">B</b><i data-x="1">C</i>'),
    ).toBe('<a data-vt-open="form"></a>\n<b data-vt-opne="form"></b>');
    expect(sent('<a href="https://partner.example/secret#vt-form-1">A</a>')).toBe('<a href="#vt-"></a>');
  });

  test.each([
    ['{"Name":"Ada","Age":36}', '{"Name":"","Age":""}'],
    ['["Ada"]', '[]'],
    ["{'Name':'Ada'}", '…'],
  ])('is of the first values %s which fields they name, and whether they can be read', (given, told) => {
    const tag = document.createElement('vt-form');
    tag.setAttribute('prefill', given);
    document.body.replaceChildren(tag);
    const read = new DOMParser().parseFromString(readLivingPage(), 'text/html').querySelector('vt-form');
    expect(read?.getAttribute('prefill')).toBe(told);
  });
});

describe('a tag that closes itself', () => {
  const ready = 'data-vt-ready=""';
  const read = async (html: string) => {
    document.body.innerHTML = html;
    return (await readTags(() => false)).map(({ shown, swallows }) => [shown, swallows]);
  };
  const swallowed = [['<vt-form>', '<vt-form></vt-form>']];

  test('is seen by what it has swallowed, up to the end of what it stands in', async () => {
    expect(await read(`<div><vt-form ${ready}>\n<h2>After</h2>\n<p>More</p>\n</vt-form></div>`)).toEqual(swallowed);
    expect(await read(`<div><vt-form ${ready}><p>After</p><script></script></vt-form></div>`)).toEqual(swallowed);
  });

  test('hides the tags in it, of which nothing else is said', async () => {
    expect(await read(`<vt-form ${ready}><p>After</p><vt-news></vt-news></vt-form>`)).toEqual(swallowed);
  });

  test.each([
    `<vt-form ${ready}><a href="/form/1">Ask</a></vt-form>`,
    `<vt-form ${ready}>\n<a href="/form/1">Ask</a>\n</vt-form>`,
    `<vt-form ${ready}><h2>Ask</h2><p>Soon</p></vt-form>`,
    `<vt-form ${ready}>\n<h2>Ask</h2>\n<p>Soon</p>\n</vt-form>\n<p>After</p>`,
    `<vt-form ${ready}></vt-form>`,
  ])('is not what has its own to stand there meanwhile: %s', async (html) => {
    expect(await read(html)).toEqual([['<vt-form>', undefined]]);
  });
});

test('a tag that is to come is not waited for where what keeps it away is known', async () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<vt-from></vt-from>';
  const tag = document.querySelector('vt-from') as HTMLElement;
  tag.checkVisibility = () => true;
  expect(await readTags((name) => name === 'vt-from')).toEqual([{ shown: '<vt-from>', state: 'explained' }]);
  const waiting = readTags(() => false);
  await vi.runAllTimersAsync();
  expect(await waiting).toMatchObject([{ state: 'stuck' }]);
  vi.useRealTimers();
});
