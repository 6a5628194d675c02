import type { names } from './names.text.ts';

/**
 * What a widget has nothing to show without, by its name: elsewhere than on the site, an address says nothing of products
 * or pages. A test asks the server for every widget without its attributes.
 */
export const needs: Readonly<Partial<Record<keyof typeof names, string>>> = {
  'media-player': 'videos',
  'product-hero': 'product-id',
  'product-demands': 'product-id',
  'product-values': 'product-id',
  'product-strengths': 'product-id',
  'product-functions': 'product-id',
  'product-blueprints': 'product-id',
  'product-scenes': 'product-id',
  'product-nav': 'product-id',
  banner: 'address',
  'text-page': 'address',
};
