import { describe, expect, it } from 'vitest';
import { CallError } from '../../../contract/unwrap.ts';
import definition from '../../../widgets/banner/banner.define.ts';
import { landing, landingPages } from './landing.ts';
import { linksOf, picture, showWidget, textsOf } from './show-widget.tsx';

const entry = {
  id: 1,
  displayName: 'Products',
  navigationName: 'Products',
  desc: 'All of them.',
  pageAddress: '/product',
  pcResource: picture('wide'),
  mobileResource: picture('tall', 'light'),
};
const film = {
  id: 7,
  titleContent: 'Our film',
  createdAt: '2026-01-01T00:00:00.000Z',
  resourceType: 'Film',
  coverMaterial: picture('cover'),
  videoMaterial: { files: [{ url: '/files/film.mp4', type: 'video' }] },
};
const at = (path: string) => ({ route: { path, params: {}, query: {}, base: '', host: 'localhost' } });
const refuse = (status: number) => () => Promise.reject(new CallError(status, 'No.'));

function show(given: object = {}, more: Parameters<typeof showWidget>[1] = {}) {
  const answers = { 'POST /topNavigation/list': [{ ...entry, ...given }], ...more.answers };
  return showWidget(definition, { page: at('/product'), ...more, answers });
}

describe("a page's banner", () => {
  it('has the words and pictures that the top navigation has for its page', async () => {
    const element = await show();
    expect(textsOf(element, 'h1')).toEqual(['Products']);
    expect(textsOf(element, '.lead')).toEqual(['All of them.']);
    expect(element.querySelector('img')?.getAttribute('src')).toContain('/files/wide.webp');
    expect(element.querySelector('source')?.getAttribute('srcset')).toContain('/files/tall.webp');
    expect(element.querySelector('.page-hero')?.className).toContain('dark phone-light');
  });

  it.each(['/product/12', '/product-category/3'])('is that of its section at %s', async (path) => {
    expect(textsOf(await show({}, { page: at(path) }), 'h1')).toEqual(['Products']);
  });

  it('is that of another page where it is told so', async () => {
    const attributes = { address: '/product' };
    expect(textsOf(await show({}, { page: at('/'), attributes }), 'h1')).toEqual(['Products']);
  });

  it.each(['PRODUCT', 'DETAIL_HEADER', 'CASE_DETAIL', 'PLATE_DETAIL', 'SOLUTION', 'DEFAULT'])(
    'has the type %s by its class',
    async (bannerType) => {
      const name = bannerType.toLowerCase().replace('_', '-');
      expect((await show({ bannerType })).querySelector(`.banner-${name}`)).not.toBeNull();
    },
  );

  it('has the heading that the page names', async () => {
    const answers = {
      'POST /get/title/by/type': ({ body }: { body: object }) => ({ title: JSON.stringify(body), desc: 'Own words.' }),
    };
    const element = await show({}, { answers, attributes: { heading: 'PRODUCT' } });
    expect(textsOf(element, 'h1')).toEqual(['{"site":{"id":2},"type":"PRODUCT"}']);
    expect(textsOf(element, '.lead')).toEqual(['Own words.']);
  });

  it.each([404, 500, 0])('has the menu’s words where the heading fails with %i', async (status) => {
    const answers = { 'POST /get/title/by/type': refuse(status) };
    const element = await show({}, { answers, attributes: { heading: 'PRODUCT' } });
    expect(textsOf(element, 'h1, .lead')).toEqual(['Products', 'All of them.']);
  });

  it('has the site’s name where neither is there', async () => {
    const element = await show({}, { page: at('/search') });
    expect(textsOf(element, 'h1')).toEqual(['Farsail']);
    expect(element.querySelector('img, .lead')).toBeNull();
  });

  it('does not take a foreign page for one of the site’s', async () => {
    await expect(show({}, { page: at('/') })).rejects.toThrow('address');
    await expect(show({}, { attributes: { address: '/produkt' } })).rejects.toThrow('"/produkt"');
  });

  it('is the first of a landing page’s own, with the portal’s form', async () => {
    const answers = { 'POST /landingPage': landingPages(landing) };
    const element = await showWidget(definition, { page: at('/go1688/supplier'), answers });
    expect(textsOf(element, 'h1, .kicker, .lead')).toEqual([
      'For suppliers',
      'Leads in your categories',
      'Quoting is free.',
    ]);
    expect(linksOf(element)).toEqual(['/form/4001 Ask']);
    expect(element.querySelector('img')?.getAttribute('src')).toContain('/files/wide.webp');
  });

  it('has the picture that is written as an address where there is no other', async () => {
    const element = await show({ pcResource: undefined, bannerUrl: '/files/only.webp' });
    expect(element.querySelector('img')?.getAttribute('src')).toContain('/files/only.webp');
  });
});

describe('the buttons of a banner', () => {
  const jumpBO = { jumpContentType: 'URL', buttonTitle: 'Compare', buttonLink: '/solution' };
  const related = { videoRelation: { id: 7 } };

  it('are the video and the navigation’s own', async () => {
    const element = await show({ ...related, jumpBO }, { answers: { 'GET /multimedia/resource/:id': film } });
    expect(linksOf(element)).toEqual(['/files/film.mp4 Watch the video', '/solution Compare']);
    const videos = element.querySelector<HTMLElement>('a')?.dataset.vtVideos ?? '';
    expect(JSON.parse(videos)).toEqual([{ url: '/files/film.mp4', title: 'Our film', poster: '/files/cover.webp' }]);
  });

  it('are one where the navigation’s own is the video’s', async () => {
    const own = { jumpContentType: 'VIDEO', buttonTitle: 'See our film' };
    const element = await show({ ...related, jumpBO: own }, { answers: { 'GET /multimedia/resource/:id': film } });
    expect(textsOf(element, '.buttons a')).toEqual(['See our film']);
  });

  it('lead to the form first, where the video is behind one', async () => {
    const { videoMaterial: _, ...rest } = film;
    const gated = { ...rest, isNeedContact: true, jumpBO: { formBO: { id: 3 }, unlock: 'media-resource/7' } };
    const element = await show(related, { answers: { 'GET /multimedia/resource/:id': gated } });
    const button = element.querySelector<HTMLElement>('.buttons a');
    expect({ ...button?.dataset }).toEqual({ vtOpen: 'form', vtFormId: '3', vtUnlock: 'media-resource/7' });
  });

  it.each([404, 500])('are without the video where asking for it fails with %i', async (status) => {
    const answers = { 'GET /multimedia/resource/:id': refuse(status) };
    expect(textsOf(await show({ ...related, jumpBO }, { answers }), '.buttons a')).toEqual(['Compare']);
  });
});

describe('the script of a banner', () => {
  const wakeFor = (banner: object) =>
    definition.wakeFor?.({ banner: { ...entry, ...banner }, heading: undefined, media: undefined });

  it('is fetched for pictures alone of which the server does not say how light they are', () => {
    const foreign = { files: [{ url: 'https://pictures.example/a.jpg', type: 'image' as const }] };
    expect(wakeFor({})).toBe('never');
    expect(wakeFor({ pcResource: undefined, mobileResource: undefined })).toBe('never');
    expect(wakeFor({ pcResource: foreign })).toBe('visible');
    expect(wakeFor({ mobileResource: foreign })).toBe('visible');
  });
});
