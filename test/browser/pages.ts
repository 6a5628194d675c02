import { addresses } from '../../contract/addresses.ts';
import { checkPath } from '../../widgets/shared/embed-paths.ts';
import type { Mark } from './consult-form.ts';

export const marks = ['cn', 'en'] as const satisfies readonly Mark[];

/** A page of each route, in both languages; an entry's id is the demo's. */
export interface WalkedPage {
  name: string;
  /** The route's address; a star where no route has the path. */
  address: string;
  ids?: Readonly<Record<Mark, number>>;
  /** In place of the address, where that leaves open more than an id. */
  path?: string;
  /** The home page with a dialog over it, open from the start. */
  overlaid?: boolean;
}

/** Every page that browser tests walk: each route of the site that search engines know has a row. */
export const pages: readonly WalkedPage[] = [
  { name: 'home page', address: addresses.home },
  { name: 'form page', address: addresses.form, ids: { cn: 1, en: 4001 }, overlaid: true },
  { name: 'page of thanks', address: addresses.formSent, ids: { cn: 1, en: 4001 }, overlaid: true },
  { name: 'products', address: addresses.products },
  { name: 'product category', address: addresses.productCategory, ids: { cn: 101, en: 501 } },
  { name: 'product', address: addresses.product, ids: { cn: 101, en: 501 } },
  { name: 'solutions', address: addresses.solutions },
  { name: 'solution', address: addresses.solution, ids: { cn: 101, en: 501 } },
  { name: 'cases', address: addresses.cases },
  { name: 'case', address: addresses.case, ids: { cn: 101, en: 501 } },
  { name: 'events', address: addresses.events },
  { name: 'media', address: addresses.media },
  { name: 'film', address: addresses.mediaResource, ids: { cn: 108, en: 508 } },
  { name: 'publications', address: addresses.publications },
  { name: 'journal', address: addresses.publication, ids: { cn: 101, en: 501 } },
  { name: 'white paper', address: addresses.publication, ids: { cn: 106, en: 506 } },
  { name: 'event', address: addresses.event, ids: { cn: 101, en: 501 } },
  { name: 'event with a live room', address: addresses.event, ids: { cn: 102, en: 502 } },
  { name: 'past event', address: addresses.event, ids: { cn: 113, en: 513 } },
  { name: 'about us', address: addresses.aboutUs },
  { name: 'news', address: addresses.news },
  { name: 'article', address: addresses.article, ids: { cn: 101, en: 501 } },
  { name: 'services', address: addresses.services },
  { name: 'careers', address: addresses.joinUs },
  { name: 'supplier portal', address: addresses.supplierPortal },
  { name: 'page for purchasers', address: addresses.purchaser },
  { name: 'page for suppliers', address: addresses.supplier },
  { name: 'page in a frame', address: addresses.ai },
  { name: 'page in a frame below it', address: addresses.aiPage, path: '/ai/close' },
  { name: 'privacy policy', address: addresses.privacy },
  { name: 'search', address: addresses.search },
  { name: 'search results', address: addresses.search, path: '/search?q=ERP' },
  { name: 'embed builder', address: addresses.embed },
  { name: 'embed check', address: checkPath },
  { name: 'missing page', address: '*', path: '/no/such/page' },
];

/** Every page once, the languages in turns: for what no language changes. */
export const inTurns: readonly { mark: Mark; row: WalkedPage }[] = pages.map((row, index) => ({
  mark: index % 2 === 0 ? 'cn' : 'en',
  row,
}));

export function pathOf({ address, ids, path }: WalkedPage, mark: Mark): string {
  return path ?? address.replace(':id', String(ids?.[mark]));
}

/** Says that an address of nothing is answered so, and that a test's own scripts come into no frame that runs none. */
export function expectAnswer(faults: { expect(kind: RegExp): void }, { address, path }: WalkedPage): void {
  if (address === '*') faults.expect(new RegExp(`404.*${path}$`));
  if (address.startsWith(addresses.ai)) faults.expect(/Blocked script execution in '.*\/files\/pages\//);
}
