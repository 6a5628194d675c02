import type { ExampleSummary } from '../../contract/entities/example.ts';
import { type AttributeValues, integer } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { loadHomeModule } from '../shared/home-module.ts';
import type { text } from './case-wall.text.ts';

export const attributes = { moduleId: integer() };

/** Cases that are told: one row of cards. */
const told = 3;

/** A customer on the map. */
export type Tip = Pick<ExampleSummary, 'id' | 'place' | 'customerName'> & { location: [number, number] };

const toTip = ({ id, place, customerName, location }: ExampleSummary): Tip[] =>
  location ? [{ id, place, customerName, location }] : [];

/** Where customers are, the first cases, and every customer who has a logo. */
export async function load({ call, site }: LoadContext, { moduleId }: AttributeValues<typeof attributes>) {
  const [module, examples] = await Promise.all([
    loadHomeModule({ call, site }, moduleId),
    call('POST /example/list', { body: { site: { id: site.id } } }),
  ]);
  return {
    module,
    tips: examples.flatMap(toTip),
    told: examples.slice(0, told),
    logos: examples.filter(({ customerLogo }) => customerLogo),
  };
}

export type CaseWallProps = PropsOf<typeof attributes, typeof load, typeof text>;
