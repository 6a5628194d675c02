import type { HomeModule } from '../../contract/entities/home.ts';
import type { LoadContext } from '../kit/runtime/widget.ts';

/** The home page's module of that id; undefined when no id is given or the page has none such. */
export async function loadHomeModule(
  { call, site }: Pick<LoadContext, 'call' | 'site'>,
  id: number | undefined,
): Promise<HomeModule | undefined> {
  if (id === undefined) return undefined;
  const modules = await call('POST /homepage', { body: { id: site.id } });
  return modules.find((module) => module.id === id);
}
