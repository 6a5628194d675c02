import { describe, expect, it, vi } from 'vitest';
import { createCachedPage, PageCache } from '../../../server/render/page-cache.ts';

const rendered = (html: string, extra = {}) => ({ html, status: 200, policy: '', partial: false, ...extra });
const bodyOf = async (page: Awaited<ReturnType<PageCache['get']>>) => String((await page?.body.in('identity'))?.bytes);

/** A page that is ready when the test says so. */
function later(html: string) {
  let finish = () => {};
  const made = new Promise<ReturnType<typeof rendered>>((resolve) => {
    finish = () => resolve(rendered(html));
  });
  return { render: () => made, finish: () => finish() };
}

describe('the cache of pages', () => {
  it('renders a page once, also for those who come while it is made', async () => {
    const cache = new PageCache();
    let count = 0;
    const render = async () => rendered(`page ${++count}`);
    const pages = await Promise.all([cache.get('a', render), cache.get('a', render)]);
    pages.push(await cache.get('a', render));
    expect(await Promise.all(pages.map(bodyOf))).toEqual(['page 1', 'page 1', 'page 1']);
    expect(await bodyOf(await cache.get('b', render))).toBe('page 2');
  });

  it('does not keep what was begun before the content changed', async () => {
    const cache = new PageCache();
    const old = later('old');
    const asked = cache.get('a', old.render);
    cache.clear();
    old.finish();
    expect(await bodyOf(await asked)).toBe('old');
    expect(cache.peek('a')).toBeUndefined();
    expect(await bodyOf(await cache.get('a', async () => rendered('new')))).toBe('new');
  });

  it('does not give what was begun before a change to those who come after it', async () => {
    const cache = new PageCache();
    const [old, young] = [later('old'), later('new')];
    const before = cache.get('a', old.render);
    cache.clear();
    const after = cache.get('a', young.render);
    young.finish();
    expect(await bodyOf(await after)).toBe('new');
    old.finish();
    expect(await bodyOf(await before)).toBe('old');
    expect(await bodyOf(cache.peek('a'))).toBe('new');
  });

  it('keeps neither a page that is not whole, nor the word that there is none, nor a failure', async () => {
    const cache = new PageCache();
    expect((await cache.get('a', async () => rendered('x', { partial: true })))?.kept).toBe(false);
    expect(await cache.get('b', async () => undefined)).toBeUndefined();
    await expect(cache.get('c', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    for (const key of ['a', 'b', 'c']) expect(cache.peek(key)).toBeUndefined();
    expect(await bodyOf(await cache.get('c', async () => rendered('well')))).toBe('well');
  });

  it('holds a bounded number of bytes, and drops what nobody has asked for longest', async () => {
    const cache = new PageCache();
    const large = 'x'.repeat(4 * 1024 * 1024);
    for (let count = 0; count < 40; count += 1) {
      await cache.get(`page ${count}`, async () => rendered(large));
      cache.peek('page 0');
    }
    const kept = Array.from({ length: 40 }, (_, index) => index).filter((index) => cache.peek(`page ${index}`));
    expect(kept).toEqual([0, ...Array.from({ length: 15 }, (_, index) => 25 + index)]);
  });

  it('counts from nothing again once it was emptied', async () => {
    const cache = new PageCache();
    const large = 'x'.repeat(4 * 1024 * 1024);
    for (let round = 0; round < 6; round += 1) {
      cache.clear();
      for (let count = 0; count < 10; count += 1) await cache.get(`page ${count}`, async () => rendered(large));
    }
    expect(Array.from({ length: 10 }, (_, index) => cache.peek(`page ${index}`)).every(Boolean)).toBe(true);
  });
});

describe('a page for one visitor', () => {
  it('is not compressed as well as can be, for nobody asks for it again', async () => {
    const html = Array.from({ length: 3000 }, (_, index) => `<p>${index * index}</p>`).join('');
    const [once, kept] = [createCachedPage(rendered(html)), createCachedPage(rendered(html), true)];
    const quick = await once.body.in('br');
    await kept.body.in('br');
    await vi.waitFor(async () => expect((await kept.body.in('br')).bytes.length).toBeLessThan(quick.bytes.length), {
      timeout: 60_000,
    });
    expect((await once.body.in('identity')).bytes.length).toBe(html.length);
  });
});
