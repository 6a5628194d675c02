import { describe, expect, it } from 'vitest';
import definition from '../../../widgets/category-hero/category-hero.define.ts';
import { category, categoryAnswers } from './category.ts';
import { linksOf, picture, showWidget, textsOf } from './show-widget.tsx';

const show = (answers: object = {}, mark: 'cn' | 'en' = 'en') =>
  showWidget(definition, { attributes: { 'category-id': '4' }, answers: { ...categoryAnswers, ...answers }, mark });

const withFields = (fields: object) => ({
  'GET /product-category/detail/:id': { ...category, productCategory: { ...category.productCategory, ...fields } },
});

describe("the hero of a category's page", () => {
  it("has the category's name as the page's heading, and what it is and whom it is for below", async () => {
    const element = await show();
    expect(textsOf(element, 'h1')).toEqual(['Finance']);
    expect(textsOf(element, '.lead')).toEqual(['The books are up to date.']);
    expect(textsOf(element, '.note')).toEqual(['For finance teams']);
  });

  it('leads back to all products by the name that the menu has for them', async () => {
    expect(linksOf(await show(), '.kicker a')).toEqual(['/product Products']);
    const unlisted = await show({ 'POST /topNavigation/list': [] });
    expect(unlisted.querySelector('.kicker')).toBeNull();
  });

  it("has the two buttons of the content, with words of the site's where those have none", async () => {
    const element = await show({}, 'cn');
    expect(linksOf(element, '.buttons a')).toEqual([
      '/form/7?source=%2Fproduct-category%2F4 Book a demo',
      '/files/videos/tour.mp4 观看演示',
    ]);
    const [jump, demonstration] = element.querySelectorAll<HTMLElement>('.buttons a');
    expect(jump?.dataset).toMatchObject({ vtOpen: 'form', vtFormId: '7' });
    expect(demonstration?.dataset.vtOpen).toBe('media-player');
  });

  it('stands without buttons where the content has none', async () => {
    const element = await show(withFields({ jumpBO: undefined, demonstration: undefined }));
    expect(element.querySelector('.buttons')).toBeNull();
  });

  it('has its picture behind it, and another on phones', async () => {
    const element = await show(withFields({ pcResource: picture('wide'), mobileResource: picture('phone', 'light') }));
    expect(element.querySelector('img')?.getAttribute('src')).toMatch(/^\/files\/wide\.webp/);
    expect(element.querySelector('source')?.getAttribute('srcset')).toMatch(/^\/files\/phone\.webp/);
    expect([...(element.querySelector('.page-hero')?.classList ?? [])]).toEqual(
      expect.arrayContaining(['dark', 'phone-light']),
    );
  });
});
