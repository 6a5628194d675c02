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
  View: Header,
  sheet: () => import('./header.style.ts'),
  text,
});
