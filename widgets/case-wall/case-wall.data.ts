import { type AttributeValues, integer } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { loadHomeModule } from '../shared/home-module.ts';
import type { text } from './case-wall.text.ts';

export const attributes = { moduleId: integer() };

/** Cases that are told, and customers on the wall of logos: four rows of three, or fewer rows of more. */
const most = { told: 6, logos: 12 };

/** The cases on cards, of which the first is the large one, and those whose customers' logos are shown. */
export async function load({ call, site }: LoadContext, { moduleId }: AttributeValues<typeof attributes>) {
  const [module, examples] = await Promise.all([
    loadHomeModule({ call, site }, moduleId),
    call('POST /example/list', { body: { site: { id: site.id } } }),
  ]);
  const withLogo = examples.filter(({ customerLogo }) => customerLogo);
  return { module, told: examples.slice(0, most.told), wall: withLogo.slice(0, most.logos) };
}

export type CaseWallProps = PropsOf<typeof attributes, typeof load, typeof text>;
