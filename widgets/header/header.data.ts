import { isSupplierPortal } from '../../contract/paths.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import type { text } from './header.text.ts';
import { composeMenu } from './menu.ts';

export const attributes = {};

export async function load({ call, site, route }: LoadContext) {
  if (isSupplierPortal(route.path)) return { menu: [] };
  const [items, headers] = await Promise.all([
    call('POST /topNavigation/list', { body: { site: { id: site.id } } }),
    call('POST /topheader', { body: { id: site.id } }),
  ]);
  return { menu: composeMenu(items, headers) };
}

export type HeaderProps = PropsOf<typeof attributes, typeof load, typeof text>;
