import { addresses } from '../../contract/addresses.ts';
import { toPath } from '../../contract/paths.ts';
import { describeList } from '../list-head.ts';
import type { Head, HeadContext } from '../page-route.ts';

export async function productsHead(context: HeadContext): Promise<Head> {
  return describeList(context, {
    type: 'PRODUCT',
    section: addresses.products,
    list: async ({ site }) => {
      const groups = await context.call('POST /product/list', { body: { site } });
      const products = groups.flatMap(({ productList }) => productList);
      return products.map(({ id, name }) => ({ name, address: toPath(addresses.product, id) }));
    },
  });
}
