import type { SupplierPortal } from '../../contract/entities/landing.ts';
import { isSupplierPortal } from '../../contract/paths.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import type { text } from './header.text.ts';
import { composeMenu, type MenuEntry } from './menu.ts';

export const attributes = {};

export interface HeaderData {
  menu: MenuEntry[];
  /** Below its address, in the menu's place. */
  portal?: SupplierPortal;
}

export async function load({ call, site, route }: LoadContext): Promise<HeaderData> {
  if (isSupplierPortal(route.path))
    return { menu: [], portal: await call('POST /supplierPortal', { body: { site: { id: site.id } } }) };
  const [items, headers] = await Promise.all([
    call('POST /topNavigation/list', { body: { site: { id: site.id } } }),
    call('POST /topheader', { body: { id: site.id } }),
  ]);
  return { menu: composeMenu(items, headers) };
}

export type HeaderProps = PropsOf<typeof attributes, typeof load, typeof text>;
