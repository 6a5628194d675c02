import type { Example } from '../../contract/entities/example.ts';
import type { LoadContext } from '../kit/runtime/widget.ts';

/** A case, or its counterpart in the widget's language; nothing where none is named. */
export async function loadCase(
  { call, site }: Pick<LoadContext, 'call' | 'site'>,
  id: number | undefined,
): Promise<Example | undefined> {
  return id === undefined ? undefined : call('GET /example/:id', { params: { id }, query: { site: site.id } });
}
