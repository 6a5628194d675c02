import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import type { text } from './footer.text.ts';

export const attributes = {};

export async function load({ call, site }: LoadContext) {
  const navigation = await call('POST /bottomNavigation/list', { body: { site: { id: site.id } } });
  return { navigation, year: new Date().getFullYear() };
}

export type FooterProps = PropsOf<typeof attributes, typeof load, typeof text>;
