import { isSupplierPortal } from '../../contract/paths.ts';
import { defineWidget, type LoadContext } from '../kit/runtime/define-widget.ts';
import { text } from './header.text.ts';
import { Header } from './header.tsx';
import { composeMenu } from './menu.ts';

/** The head of every page: logo, menu with its sub-menus, language, and on phones the drawer. */
export default defineWidget({
  name: 'header',
  attributes: {},
  wake: 'interaction',
  load: loadHeader,
  View: Header,
  sheet: () => import('./header.style.ts'),
  text,
});

async function loadHeader({ call, site, route }: LoadContext) {
  if (isSupplierPortal(route.path)) return { menu: [] };
  const [items, headers] = await Promise.all([
    call('POST /topNavigation/list', { body: { site: { id: site.id } } }),
    call('POST /topheader', { body: { id: site.id } }),
  ]);
  return { menu: composeMenu(items, headers) };
}
