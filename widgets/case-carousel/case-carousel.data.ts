import type { ExampleSummary } from '../../contract/entities/example.ts';
import { isSupplierPortal } from '../../contract/paths.ts';
import { type AttributeValues, integer, oneOf, text as textAttribute } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import type { text } from './case-carousel.text.ts';

export const attributes = {
  productId: integer(),
  categoryId: integer(),
  solutionId: integer(),
  heading: textAttribute(),
  ground: oneOf(['paper', 'wash']),
};

type Values = AttributeValues<typeof attributes>;

export async function load(context: LoadContext, values: Values) {
  const examples = await loadExamples(context, values);
  return { ids: examples.map(({ id }) => id), examples };
}

async function loadExamples(
  { call, site, route }: LoadContext,
  { productId, categoryId, solutionId }: Values,
): Promise<ExampleSummary[]> {
  const of = (id: number) => ({ params: { id }, query: { site: site.id } });
  if (productId !== undefined) return (await call('GET /product/:id', of(productId))).exampleBOList ?? [];
  if (categoryId !== undefined) return (await call('GET /product-category/detail/:id', of(categoryId))).exampleList;
  if (solutionId !== undefined) {
    return (await call('GET /solution/:id', of(solutionId))).exampleSolutionRelationBOList ?? [];
  }
  if (isSupplierPortal(route.path)) {
    const page = await call('POST /landingPage', { body: { site: { id: site.id }, pageAddress: route.path } });
    return page.exampleBOList ?? [];
  }
  return call('POST /example/list', { body: { site: { id: site.id } } });
}

export type CaseCarouselProps = PropsOf<typeof attributes, typeof load, typeof text>;
