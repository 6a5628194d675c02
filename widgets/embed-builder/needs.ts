import type { names } from './names.text.ts';

const product = ['product-id'];

/**
 * The attributes of which a widget needs one to show anything, by its name: elsewhere than on the site, an address says
 * nothing of products or pages. A test asks the server for every widget without attributes.
 */
export const needs: Readonly<Partial<Record<keyof typeof names, readonly string[]>>> = {
  'media-player': ['videos'],
  'product-hero': product,
  'product-demands': product,
  'product-values': product,
  'product-strengths': product,
  'product-functions': product,
  'product-blueprints': product,
  'product-scenes': product,
  'product-nav': product,
  banner: ['address', 'heading'],
  'text-page': ['address'],
};
