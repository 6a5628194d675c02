import { type AttributeValues, integer } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { loadHomeModule } from '../shared/home-module.ts';
import type { text } from './home-solutions.text.ts';

export const attributes = { moduleId: integer() };

export async function load({ call, site }: LoadContext, { moduleId }: AttributeValues<typeof attributes>) {
  const [module, groups] = await Promise.all([
    loadHomeModule({ call, site }, moduleId),
    call('POST /solution/list', { body: { site: { id: site.id } } }),
  ]);
  return { module, groups };
}

export type HomeSolutionsProps = PropsOf<typeof attributes, typeof load, typeof text>;
