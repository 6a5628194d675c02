import { integer } from '../kit/runtime/attributes.ts';
import { defineWidget, type LoadContext } from '../kit/runtime/define-widget.ts';
import { loadHomeModule } from '../shared/home-module.ts';
import { text } from './home-solutions.text.ts';
import { HomeSolutions, type HomeSolutionsData } from './home-solutions.tsx';

/** Each industry with a picture and its solutions. */
export default defineWidget({
  name: 'home-solutions',
  attributes: { moduleId: integer() },
  wake: 'never',
  load: loadHomeSolutions,
  View: HomeSolutions,
  sheet: () => import('./home-solutions.style.ts'),
  text,
});

async function loadHomeSolutions(
  { call, site }: Pick<LoadContext, 'call' | 'site'>,
  { moduleId }: { moduleId: number | undefined },
): Promise<HomeSolutionsData> {
  const [module, groups] = await Promise.all([
    loadHomeModule({ call, site }, moduleId),
    call('POST /solution/list', { body: { site: { id: site.id } } }),
  ]);
  return { module, groups };
}
