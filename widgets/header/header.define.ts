import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './header.data.ts';
import { text } from './header.text.ts';
import { Header } from './header.tsx';

/** The head of every page: logo, menu with its sub-menus, language, and on phones the drawer. */
export default defineWidget({
  name: 'header',
  attributes,
  wake: 'interaction',
  load,
  // The sub-menus and the drawer's levels stand in the server's HTML.
  client: ({ menu, portal }) => ({
    portal,
    menu: menu.map(({ name, address, entries }) => ({ name, address, entries: entries && [] })),
  }),
  View: Header,
  sheet: () => import('./header.style.ts'),
  text,
});
