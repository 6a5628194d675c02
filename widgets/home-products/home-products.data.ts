import { type AttributeValues, integer } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { loadHomeModule } from '../shared/home-module.ts';
import type { text } from './home-products.text.ts';

export const attributes = { moduleId: integer() };

export async function load({ call, site }: LoadContext, { moduleId }: AttributeValues<typeof attributes>) {
  const [module, categories] = await Promise.all([
    loadHomeModule({ call, site }, moduleId),
    call('POST /product/list', { body: { site: { id: site.id } } }),
  ]);
  return { module, categories };
}

export type HomeProductsProps = PropsOf<typeof attributes, typeof load, typeof text>;
