import { isSupplierPortal } from '../../contract/paths.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import type { text } from './footer.text.ts';

export const attributes = {};

export async function load({ call, site, route }: LoadContext) {
  const body = { site: { id: site.id } };
  const [navigation, { filing }] = await Promise.all([
    call('POST /bottomNavigation/list', { body }),
    // What every widget knows of a site has no filing: only a page's foot shows it.
    call('GET /site/:id', { params: { id: site.id } }),
  ]);
  const portal = isSupplierPortal(route.path) ? await call('POST /supplierPortal', { body }) : undefined;
  return { navigation, filing, portal, year: new Date().getFullYear() };
}

export type FooterProps = PropsOf<typeof attributes, typeof load, typeof text>;
