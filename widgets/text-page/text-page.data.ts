import { type AttributeValues, text as textAttribute } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import type { text } from './text-page.text.ts';

export const attributes = { address: textAttribute() };

export async function load({ call, site, route }: LoadContext, { address }: AttributeValues<typeof attributes>) {
  return {
    page: await call('POST /textPage', { body: { site: { id: site.id }, pageAddress: address ?? route.path } }),
  };
}

export type TextPageProps = PropsOf<typeof attributes, typeof load, typeof text>;
