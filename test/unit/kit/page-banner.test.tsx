import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { TopNavigationItem } from '../../../contract/entities/navigation.ts';
import type { Site } from '../../../contract/entities/site.ts';
import { PageBanner } from '../../../widgets/kit/components/page-banner.tsx';
import { SurroundingsContext } from '../../../widgets/kit/runtime/view.tsx';
import { findBanner } from '../../../widgets/shared/sections.ts';

const site: Site = { id: 2, title: 'T', name: 'N', mark: 'en', lang: 'en', languageName: 'English', logo: '/l.svg' };
const route = { path: '/', params: {}, query: {}, base: '', host: 'localhost' };
const picture = (theme: 'dark' | 'light') => ({ files: [{ url: '/files/a.webp', type: 'image' as const, theme }] });
const item = (pageAddress: string, more: Partial<TopNavigationItem> = {}): TopNavigationItem => ({
  id: 1,
  displayName: pageAddress,
  navigationName: pageAddress,
  pageAddress,
  ...more,
});

function show(banner: TopNavigationItem, props: object = {}) {
  const element = document.createElement('div');
  element.innerHTML = renderToStaticMarkup(
    <SurroundingsContext.Provider value={{ origin: '', rendered: true, page: { site, route }, link: String }}>
      <PageBanner banner={banner} {...props} />
    </SurroundingsContext.Provider>,
  );
  return element.querySelector('.page-hero') as Element;
}

describe("a page's banner", () => {
  it('has the words and the button that the top navigation has for it', () => {
    const jumpBO = { jumpContentType: 'FORM', buttonTitle: 'Ask' } as const;
    const banner = show(item('/cases', { displayName: 'Cases', desc: 'Who works with us', jumpBO }));
    expect(banner.querySelector('h1')?.textContent).toBe('Cases');
    expect(banner.querySelector('.lead')?.textContent).toBe('Who works with us');
    expect(banner.querySelector('.buttons a')?.textContent).toBe('Ask');
  });

  it("gives the page's own words the way", () => {
    const banner = show(item('/cases', { desc: 'Ours' }), { title: 'One case', lead: 'Its own' });
    expect(banner.querySelector('h1')?.textContent).toBe('One case');
    expect(banner.querySelector('.lead')?.textContent).toBe('Its own');
    expect(banner.querySelector('.buttons')).toBeNull();
  });

  it('has light words on a dark picture and dark ones on a light picture, on phones by theirs', () => {
    const { classList } = show(item('/', { pcResource: picture('light'), mobileResource: picture('dark') }));
    expect([...classList]).toEqual(expect.arrayContaining(['light', 'phone-dark']));
    expect([...show(item('/', { pcResource: picture('dark') })).classList]).toEqual(
      expect.arrayContaining(['dark', 'phone-dark']),
    );
  });

  it('takes its theme from the page where it has no picture', () => {
    expect(show(item('/'), { theme: 'light' }).classList.contains('light')).toBe(true);
    expect(show(item('/')).classList.contains('dark')).toBe(true);
  });

  it('is as high as its type says', () => {
    expect(show(item('/', { bannerType: 'CASE_DETAIL' })).classList.contains('banner-case-detail')).toBe(true);
    expect(show(item('/')).classList.contains('banner-default')).toBe(true);
  });
});

describe('the banner that a page has', () => {
  const items = [item('/'), item('/cases'), item('/about-us'), item('/about-us/news')];

  it.each([
    ['/', '/'],
    ['/cases', '/cases'],
    ['/case-detail/3', '/cases'],
    ['/about-us/news', '/about-us/news'],
    ['/about-us/intro', '/about-us'],
    ['/search', undefined],
  ])('at %s is that of %s', (path, expected) => {
    expect(findBanner(items, path)?.pageAddress).toBe(expected);
  });
});
