import { integer } from '../kit/runtime/attributes.ts';
import { defineWidget, type LoadContext } from '../kit/runtime/define-widget.ts';
import { loadHomeModule } from '../shared/home-module.ts';
import { text } from './home-products.text.ts';
import { HomeProducts, type HomeProductsData } from './home-products.tsx';

/** All products by category, as a table of contents. */
export default defineWidget({
  name: 'home-products',
  attributes: { moduleId: integer() },
  wake: 'never',
  load: loadHomeProducts,
  View: HomeProducts,
  sheet: () => import('./home-products.style.ts'),
  text,
});

async function loadHomeProducts(
  { call, site }: Pick<LoadContext, 'call' | 'site'>,
  { moduleId }: { moduleId: number | undefined },
): Promise<HomeProductsData> {
  const [module, categories] = await Promise.all([
    loadHomeModule({ call, site }, moduleId),
    call('POST /product/list', { body: { site: { id: site.id } } }),
  ]);
  return { module, categories };
}
