import type { Example } from '../../contract/entities/example.ts';
import type { LoadContext } from '../kit/runtime/widget.ts';

/**
 * A case, or its counterpart in the widget's language.
 * @throws CallError 404 where none is named
 */
export async function loadCase(
  { call, site }: Pick<LoadContext, 'call' | 'site'>,
  named: number | undefined,
): Promise<Example> {
  const id = named || (await import('./refuse-nameless.ts')).refuseNameless('case-id="501"');
  return call('GET /example/:id', { params: { id }, query: { site: site.id } });
}
