import { describe, expect, it } from 'vitest';
import { CallError } from '../../../contract/unwrap.ts';
import productHero from '../../../widgets/product-hero/product-hero.define.ts';
import { product, showSection } from './product.ts';
import { linksOf, showWidget, textsOf } from './show-widget.tsx';

describe("a product's hero", () => {
  it('says what the product is, by its name as the only heading of the first level', async () => {
    const element = await showSection(productHero);
    expect(textsOf(element, 'h1')).toEqual(['Farsail Production']);
    expect(textsOf(element, '.tagline, .desc')).toEqual(['Dates that hold', 'From plan to receipt.']);
  });

  it('leads up to its category and on to its form', async () => {
    expect(linksOf(await showSection(productHero))).toEqual([
      '/product-category/3 Core',
      '/form/7?source=%2Fproduct%2F12 Book a demo',
    ]);
  });

  it('leads up to all products where no category has it', async () => {
    const element = await showSection(productHero, { id: 13 });
    expect(linksOf(element, '.parent')).toEqual(['/product All products']);
  });

  it('stands whole where the list of products cannot be had', async () => {
    const fail = () => Promise.reject(new CallError(503, 'Busy.'));
    const answers = { 'GET /product/:id': product, 'POST /product/list': fail };
    expect(textsOf(await showSection(productHero, {}, { answers }), 'h1')).toEqual(['Farsail Production']);
  });

  it('shows a piece of its screen at once, on a phone the one drawn for phones, on its ground', async () => {
    const element = await showSection(productHero);
    const screen = element.querySelector('.screen');
    expect(screen?.querySelector('source')?.getAttribute('srcset')).toContain('/files/screen-phone.webp');
    expect(screen?.querySelector('img')?.getAttribute('src')).toContain('/files/screen.webp');
    expect(screen?.querySelector('img')?.getAttribute('loading')).toBe('eager');
    expect(element.querySelector('.hero')?.classList).toContain('dark');
    expect(element.querySelector('.logo img')?.getAttribute('src')).toBe('/files/logo.svg');
  });

  it('does with a name alone', async () => {
    const element = await showWidget(productHero, {
      attributes: { 'product-id': '1' },
      answers: { 'GET /product/:id': { id: 1, name: 'Ledger' }, 'POST /product/list': [] },
    });
    expect(textsOf(element, 'h1')).toEqual(['Ledger']);
    expect(element.querySelectorAll('img, .primary')).toHaveLength(0);
  });
});

describe('a section of a product', () => {
  const route = { query: {}, base: '', host: 'localhost' };
  const asked: unknown[] = [];
  const answers = {
    'GET /product/:id': (input: unknown) => {
      asked.push(input);
      return product;
    },
    'POST /product/list': [],
  };

  it("is of the product whose page it stands on where its tag names none, in the site's language", async () => {
    await showWidget(productHero, {
      answers,
      page: { route: { ...route, path: '/product/12', params: { id: '12' } } },
    });
    expect(asked.pop()).toEqual({ params: { id: 12 }, query: { site: 2 } });
  });

  it.each(['/solution/12', '/'])('takes no id from an address such as %s, and says what is missing', async (path) => {
    const shown = showWidget(productHero, { answers, page: { route: { ...route, path, params: { id: '12' } } } });
    await expect(shown).rejects.toThrow('product-id=');
  });
});
