import { isSupplierPortal } from '../../contract/paths.ts';
import { type AttributeValues, integer, text as textAttribute } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { loadHomeModule } from '../shared/home-module.ts';
import type { text } from './consult-cta.text.ts';

export const attributes = { moduleId: integer(), formId: integer(), address: textAttribute() };

/**
 * The home page's module, and the button that the top navigation has for a page; what closes a landing page of the
 * supplier portal is that page's own.
 */
export async function load(context: LoadContext, { moduleId, address }: AttributeValues<typeof attributes>) {
  const { call, site, route } = context;
  const path = address ?? route.path;
  if (isSupplierPortal(path)) {
    const { banners } = await call('POST /landingPage', { body: { site: { id: site.id }, pageAddress: path } });
    return { module: banners[1], jump: undefined };
  }
  const [module, items] = await Promise.all([
    loadHomeModule(context, moduleId),
    address === undefined ? [] : call('POST /topNavigation/list', { body: { site: { id: site.id } } }),
  ]);
  return {
    module: module && { ...module, title: module.title ?? module.moduleName },
    jump: items.find(({ pageAddress }) => pageAddress === address)?.jumpBO,
  };
}

export type ConsultCtaProps = PropsOf<typeof attributes, typeof load, typeof text>;
