import { type AttributeValues, integer, text as textAttribute } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { loadHomeModule } from '../shared/home-module.ts';
import type { text } from './consult-cta.text.ts';

export const attributes = { moduleId: integer(), formId: integer(), address: textAttribute() };

/** The home page's module, and the button that the top navigation has for a page. */
export async function load(context: LoadContext, { moduleId, address }: AttributeValues<typeof attributes>) {
  const { call, site } = context;
  const [module, items] = await Promise.all([
    loadHomeModule(context, moduleId),
    address === undefined ? [] : call('POST /topNavigation/list', { body: { site: { id: site.id } } }),
  ]);
  return { module, jump: items.find(({ pageAddress }) => pageAddress === address)?.jumpBO };
}

export type ConsultCtaProps = PropsOf<typeof attributes, typeof load, typeof text>;
