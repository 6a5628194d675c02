import { defineWidget, type LoadContext } from '../kit/runtime/define-widget.ts';
import { text } from './footer.text.ts';
import { Footer } from './footer.tsx';

/** The foot of every page: how to reach the vendor, where else to go, and what the law wants to be read. */
export default defineWidget({
  name: 'footer',
  attributes: {},
  wake: 'interaction',
  load: loadFooter,
  View: Footer,
  sheet: () => import('./footer.style.ts'),
  text,
});

async function loadFooter({ call, site }: LoadContext) {
  const navigation = await call('POST /bottomNavigation/list', { body: { site: { id: site.id } } });
  return { navigation, year: new Date().getFullYear() };
}
