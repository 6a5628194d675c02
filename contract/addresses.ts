/**
 * Every page's address, written once: a path without the site's mark. `:id` takes an entry's id and a `*` at the end
 * all that follows. Routes, links, menus, the sources of leads and previews take it from here.
 */
export const addresses = {
  home: '/',
  form: '/form/:id',
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
  supplierPortal: '/go1688',
  purchaser: '/go1688/purchaser',
  supplier: '/go1688/supplier',
  ai: '/ai',
  aiPage: '/ai/*',
  privacy: '/privacy',
} as const satisfies Readonly<Record<string, `/${string}`>>;

export type Address = (typeof addresses)[keyof typeof addresses];

/** A page's path: `:id` filled in. */
export function toPath(address: string, id?: number | string): string {
  return address.replace(':id', String(id));
}

/** What of a path an address leaves open, by name. */
export type PathParams = Readonly<Record<string, string>>;

/** An id has one way to be written, so that an entry has one address. */
const id = '(?<id>[1-9]\\d{0,15})';

/** Reads paths of one address: what it leaves open, or undefined for every other path. */
export function createPathReader(address: string): (path: string) => PathParams | undefined {
  const expression = new RegExp(`^${address.replace(':id', id).replace(/\*$/, '(?<rest>.+)')}/?$`);
  return (path) => {
    const match = expression.exec(path);
    return match ? { ...match.groups } : undefined;
  };
}
