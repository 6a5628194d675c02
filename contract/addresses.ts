import { supplierPortalAddress, toFormPath } from './constants.ts';

/**
 * Every page's address, written once: a path without the site's mark. `:id` takes an entry's id and a `*` at the end
 * all that follows. Routes, links, menus, the sources of leads and previews take it from here.
 */
export const addresses = {
  home: '/',
  form: toFormPath(':id'),
  formSent: '/form/:id/sent',
  formPreview: '/form/:id/preview',
  products: '/product',
  product: '/product/:id',
  productCategory: '/product-category/:id',
  solutions: '/solution',
  solution: '/solution/:id',
  cases: '/cases',
  case: '/case-detail/:id',
  aboutUs: '/about-us',
  /** The specification writes it this way too. */
  aboutUsAlias: '/about_us',
  introductions: '/about-us/intro',
  introductionPreview: '/about-us/intro/:id/preview',
  news: '/about-us/news',
  newsPreview: '/about-us/news/:id/preview',
  article: '/article-detail/news/:id',
  articlePreview: '/article-detail/news/:id/preview',
  services: '/services',
  servicePreview: '/services/:id/preview',
  joinUs: '/join-us',
  joinUsPreview: '/join-us/:id/preview',
  publications: '/periodical',
  publication: '/periodical/:id',
  events: '/activity',
  event: '/activity/:id',
  media: '/media',
  mediaResource: '/Media/:id',
  supplierPortal: supplierPortalAddress,
  purchaser: '/go1688/purchaser',
  supplier: '/go1688/supplier',
  ai: '/ai',
  aiPage: '/ai/*',
  privacy: '/privacy',
  search: '/search',
  embed: '/embed',
} as const satisfies Readonly<Record<string, `/${string}`>>;

export type Address = (typeof addresses)[keyof typeof addresses];
