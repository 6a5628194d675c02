import type { names } from './names.text.ts';

type Name = keyof typeof names;

/** What shows one entry, by the attribute that names it. */
const ofEntries = {
  'article-id': ['article', 'article-related'],
  'case-id': ['case-hero', 'case-next', 'case-story'],
  'category-id': ['category-hero', 'category-products', 'category-text'],
  'event-id': [
    'event',
    'event-agenda',
    'event-facts',
    'event-hero',
    'event-reviews',
    'event-speakers',
    'event-text',
    'event-video',
  ],
  'media-id': ['media-film', 'media-more', 'media-text'],
  'product-id': [
    'product-blueprints',
    'product-demands',
    'product-functions',
    'product-hero',
    'product-nav',
    'product-scenes',
    'product-strengths',
    'product-values',
  ],
  'publication-id': ['journal', 'paper-cases', 'paper-download', 'paper-hero', 'paper-text'],
  'solution-id': ['solution-hero', 'solution-insights', 'solution-parts', 'solution-scenes', 'solution-values'],
  address: ['portal-needs', 'portal-steps', 'text-page'],
  videos: ['media-player'],
} as const satisfies Readonly<Record<string, readonly Name[]>>;

/**
 * The attributes of which a widget needs one to show anything, by its name: elsewhere than on the site, an address says
 * nothing of products or pages. A test asks the server for every widget's HTML without attributes.
 */
export const needs: Readonly<Partial<Record<Name, readonly string[]>>> = {
  ...Object.fromEntries(Object.entries(ofEntries).flatMap(([each, all]) => all.map((name) => [name, [each]]))),
  banner: ['address', 'heading'],
};
