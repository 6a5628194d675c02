import { integer } from '../kit/runtime/attributes.ts';
import { defineWidget, type LoadContext } from '../kit/runtime/define-widget.ts';
import { loadHomeModule } from '../shared/home-module.ts';
import { text } from './home-cases.text.ts';
import { HomeCases, type HomeCasesData } from './home-cases.tsx';

/** Cases that are told, and customers on the wall of logos: four rows of three, or fewer rows of more. */
const most = { told: 6, logos: 12 };

/** A few customer cases, and the logos of more customers. */
export default defineWidget({
  name: 'home-cases',
  attributes: { moduleId: integer() },
  wake: 'never',
  load: loadHomeCases,
  View: HomeCases,
  sheet: () => import('./home-cases.style.ts'),
  text,
});

async function loadHomeCases(
  { call, site }: Pick<LoadContext, 'call' | 'site'>,
  { moduleId }: { moduleId: number | undefined },
): Promise<HomeCasesData> {
  const [module, examples] = await Promise.all([
    loadHomeModule({ call, site }, moduleId),
    call('POST /example/list', { body: { site: { id: site.id } } }),
  ]);
  const withLogo = examples.filter(({ customerLogo }) => customerLogo);
  return { module, told: examples.slice(0, most.told), wall: withLogo.slice(0, most.logos) };
}
