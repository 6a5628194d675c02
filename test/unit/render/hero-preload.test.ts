import { expect, it } from 'vitest';
import { createHeroLink, createHeroPreload, findHero, type Hero } from '../../../server/render/hero-preload.ts';

const img = (src: string, width: number, loading = 'eager') =>
  `<img src="${src}" alt width="${width}" height="90" loading="${loading}" fetchPriority="high" decoding="async"/>`;
const phone = '<source media="(max-width: 767.98px)" srcset="/files/phone.webp?w=600" width="390" height="333"/>';

const heroOf = (body: string) => findHero(body) as Hero;

it('tells of the first large picture of the page that is fetched at once', () => {
  const body = `${img('/files/logo.svg', 400)}<main>${img('/files/icon.svg', 56)}${img('/files/below.webp?w=2160', 1440, 'lazy')}
    ${img('/files/hero.webp?w=2160&amp;v=1', 1440)}${img('/files/next.webp?w=2160', 1440)}</main>`;
  expect(createHeroPreload(heroOf(body))).toEqual([
    '<link rel="preload" as="image" href="/files/hero.webp?w=2160&amp;v=1" fetchpriority="high">',
  ]);
});

it('tells of the picture for phones on phones, and of the other elsewhere', () => {
  const body = `<main><picture>${phone}${img('/files/hero.webp?w=2160', 1440)}</picture></main>`;
  expect(createHeroPreload(heroOf(body))).toEqual([
    '<link rel="preload" as="image" href="/files/phone.webp?w=600" media="(max-width: 767.98px)" fetchpriority="high">',
    '<link rel="preload" as="image" href="/files/hero.webp?w=2160" media="not all and (max-width: 767.98px)" fetchpriority="high">',
  ]);
});

it('tells a phone of what it shows, in letters that a header may have', () => {
  const twins = `<main><picture>${phone}${img('/files/hero.webp?w=2160', 1440)}</picture></main>`;
  expect(createHeroLink(heroOf(twins))).toBe('</files/phone.webp?w=600>; rel=preload; as=image; fetchpriority=high');
  const alone = `<main>${img('/files/图 &lt;1&gt;.webp?w=600&amp;v=1', 1440)}</main>`;
  expect(createHeroLink(heroOf(alone))).toBe(
    '</files/%E5%9B%BE%20%3C1%3E.webp?w=600&v=1>; rel=preload; as=image; fetchpriority=high',
  );
});

it('says nothing where a page begins with words', () => {
  expect(findHero(`<main>${img('/files/below.webp', 1440, 'lazy')}</main>`)).toBeUndefined();
});
