import { addresses } from '../../contract/addresses.ts';
import type { Blueprint, Product, ProductGroup, ValuesCarouselItem } from '../../contract/entities/product.ts';
import type { PicturedPoint } from '../../contract/entities/shared.ts';
import { sectionOf } from '../../contract/paths.ts';
import type { LoadContext } from '../kit/runtime/widget.ts';

/**
 * The product that a section shows, in the site's language: the one that its attribute names, else the one whose page it
 * stands on. Elsewhere an address says nothing of products.
 */
export async function loadProduct(
  { call, site, route }: Pick<LoadContext, 'call' | 'site' | 'route'>,
  named: number | undefined,
): Promise<Product> {
  const here = sectionOf(route.path) === addresses.products ? Number(route.params.id) : undefined;
  const id = (named ?? here) || (await import('./refuse-nameless.ts')).refuseNameless('product-id="101"');
  return call('GET /product/:id', { params: { id }, query: { site: site.id } });
}

/** The category that a product is of, as the list of products tells. */
export const findCategory = (groups: readonly ProductGroup[], id: number): ProductGroup | undefined =>
  groups.find(({ productList }) => productList.some((product) => product.id === id));

/** Section 3 gives two fields two names each: a server may fill either. */
export const listScenes = ({ applicationScenes, applicationScenarios }: Product): readonly ValuesCarouselItem[] =>
  applicationScenes ?? applicationScenarios ?? [];

/** What is drawn of the product in wide pictures: how its parts belong together, then its blueprints. */
export function listBlueprints({ diagram, businessBluePrints, blueprints }: Product) {
  return { diagram: diagram?.files[0], blueprints: businessBluePrints ?? blueprints ?? ([] as readonly Blueprint[]) };
}

/** The picture of a point: section 3 writes it as a file or as an address. */
export const pictureOf = ({ resource, resourceUrl }: PicturedPoint) => resource?.files[0] ?? resourceUrl;
