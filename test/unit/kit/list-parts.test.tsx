import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Filters, type FilterValues } from '../../../widgets/kit/components/filters.tsx';
import { ListStatus } from '../../../widgets/kit/components/list-status.tsx';
import { LoadMore } from '../../../widgets/kit/components/load-more.tsx';
import { listPages, Pagination } from '../../../widgets/kit/components/pagination.tsx';
import { writeQuery } from '../../../widgets/kit/components/write-query.ts';
import { watchIntersections } from './support/browser.ts';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

async function show(view: ReactNode): Promise<HTMLElement> {
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  root.render(view);
  await vi.waitFor(() => expect(place.firstElementChild).not.toBeNull());
  return place;
}

const href = (pageNo: number) => `?pageNo=${pageNo}`;

describe('the pages of a list', () => {
  it.each([
    [1, 1, '1'],
    [1, 3, '1 2 3'],
    [1, 12, '1 2 … 12'],
    [4, 12, '1 2 3 4 5 … 12'],
    [6, 12, '1 … 5 6 7 … 12'],
    [12, 12, '1 … 11 12'],
  ])('around page %i of %i are %s', (pageNo, pages, shown) => {
    expect(
      listPages(pageNo, pages)
        .map((page) => page ?? '…')
        .join(' '),
    ).toBe(shown);
  });

  it('are links, so that paging needs no script', () => {
    const html = renderToStaticMarkup(<Pagination mark="en" pageNo={2} pages={3} href={href} />);
    expect(html).toContain('href="?pageNo=3"');
    expect(html).toContain('aria-current="page"');
    expect(html).toContain('aria-label="Previous page"');
  });

  it('are not there where one page holds all', () => {
    expect(renderToStaticMarkup(<Pagination mark="cn" pageNo={1} pages={1} href={href} />)).toBe('');
  });

  it('show another page without leaving this one, except in a new tab', async () => {
    const onGo = vi.fn();
    const place = await show(<Pagination mark="cn" pageNo={1} pages={3} href={href} onGo={onGo} />);
    const link = place.querySelector<HTMLElement>('a[aria-label="第3页"]');
    const press = (init: MouseEventInit) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
      link?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(press({})).toBe(true);
    expect(press({ ctrlKey: true })).toBe(false);
    expect(onGo.mock.calls).toEqual([[3]]);
  });
});

describe('the end of a list on a phone', () => {
  const still = { busy: false, failed: false, hasMore: true, loadMore() {}, retry() {} };
  const list = { ...still, entries: [1, 2], total: 5, pageNo: 1, pages: 3 };

  it('says how much is shown', () => {
    const html = renderToStaticMarkup(<LoadMore mark="en" list={list} href={href} />);
    expect(html).toContain('2 of 5 shown');
    expect(html).toContain('href="?pageNo=2"');
  });

  it('loads more a screen before it comes into view', async () => {
    const screen = watchIntersections();
    const loadMore = vi.fn();
    const place = await show(<LoadMore mark="cn" list={{ ...list, loadMore }} href={href} />);
    const end = place.lastElementChild as Element;
    await vi.waitFor(() => expect(screen.marginsOf(end)).toEqual(['100%']));
    screen.show(end, false);
    expect(loadMore).not.toHaveBeenCalled();
    screen.show(end);
    expect(loadMore).toHaveBeenCalledOnce();
  });

  it('says in place that more could not be had, with a way to try again', async () => {
    const retry = vi.fn();
    const place = await show(<LoadMore mark="cn" list={{ ...list, failed: true, retry }} href={href} />);
    expect(place.querySelector('[role="alert"]')?.textContent).toContain('加载失败');
    place.querySelector('button')?.click();
    expect(retry).toHaveBeenCalledOnce();
  });

  it('ends where everything is shown', () => {
    const html = renderToStaticMarkup(<LoadMore mark="cn" list={{ ...list, total: 2, hasMore: false }} href={href} />);
    expect(html).not.toContain('<a');
  });

  it('leads to the beginning where it came with a later page', () => {
    const html = renderToStaticMarkup(<LoadMore mark="cn" list={{ ...list, hasMore: false }} href={href} />);
    expect(html).toContain(`href="${href(1)}">从头看起</a>`);
  });
});

describe('what a list says of itself', () => {
  const list = { entries: [3, 4], total: 5, pageNo: 2, pages: 3, busy: false, failed: false, retry() {} };
  const say = (changes: object, paged = false) => {
    const element = document.createElement('div');
    element.innerHTML = renderToStaticMarkup(
      <ListStatus mark="en" list={{ ...list, ...changes }} paged={paged}>
        <a href="?">Clear</a>
      </ListStatus>,
    );
    return element;
  };
  const told = (element: Element) => element.querySelector('[role="status"]')?.textContent;

  it('is its amount, or its page', () => {
    expect(told(say({}))).toBe('2 of 5 shown');
    expect(told(say({}, true))).toBe('Page 2 of 3 (5 in all)');
  });

  it('is its amount too where one page holds all', () => {
    expect(told(say({ total: 2, pageNo: 1, pages: 1 }, true))).toBe('2 of 2 shown');
  });

  it('is that it is loading', () => {
    expect(told(say({ busy: true }))).toBe('Loading…');
    expect(say({ busy: true, entries: [], total: 0 }).querySelector('a')).toBeNull();
  });

  it('is that nothing was found, with a way on', () => {
    const none = say({ entries: [], total: 0 });
    expect(told(none)).toBe('Nothing found.');
    expect(none.querySelector('a')?.textContent).toBe('Clear');
  });

  it('is that it failed, and not that there is nothing', () => {
    const failed = say({ entries: [], total: 0, failed: true });
    expect(told(failed)).toBe('');
    expect(failed.querySelector('[role="alert"] button')?.textContent).toBe('Try again');
  });
});

describe('the filters of a list', () => {
  const fields = (
    <>
      <input name="keyword" defaultValue=" erp " />
      <input name="from" />
      <input type="checkbox" name="place" value="Berlin" defaultChecked />
      <input type="checkbox" name="place" value="Shanghai" defaultChecked />
    </>
  );
  const labels = { action: '/activity', label: 'Filters', applyLabel: 'Apply', clearLabel: 'Clear' };

  it('are a form that asks for the list’s own address', () => {
    const html = renderToStaticMarkup(
      <Filters {...labels} active>
        {fields}
      </Filters>,
    );
    const place = document.createElement('div');
    place.innerHTML = html;
    const form = place.querySelector('search > form');
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['get', '/activity']);
    expect(place.querySelector('a.quiet[href="/activity"]')?.textContent).toBe('Clear');
  });

  it('are applied in place, without what is empty', async () => {
    const onApply = vi.fn<(values: FilterValues) => void>();
    const place = await show(
      <Filters {...labels} active={false} onApply={onApply}>
        {fields}
      </Filters>,
    );
    place.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect(onApply.mock.calls).toEqual([[{ keyword: ['erp'], place: ['Berlin', 'Shanghai'] }]]);
  });

  it('have an address of their own', () => {
    expect(writeQuery({ keyword: ['erp & mes'], place: ['Berlin', '上海'] }, 2)).toBe(
      '?keyword=erp+%26+mes&place=Berlin&place=%E4%B8%8A%E6%B5%B7&pageNo=2',
    );
    expect(writeQuery({})).toBe('');
  });
});
