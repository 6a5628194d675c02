import { type AttributeValues, text as textAttribute } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import type { text } from './page-frame.text.ts';

export const attributes = { address: textAttribute() };

export async function load({ call, site, route }: LoadContext, { address }: AttributeValues<typeof attributes>) {
  return {
    page: await call('POST /staticPage', { body: { site: { id: site.id }, pageAddress: address ?? route.path } }),
  };
}

export type PageFrameProps = PropsOf<typeof attributes, typeof load, typeof text>;
