import type { CallAnswer } from '../../contract/calls.ts';
import type { Head, HeadContext } from '../page-route.ts';

export async function formHead({ call, route, site }: HeadContext): Promise<Head> {
  const params = { id: Number(route.params.id) };
  const form: CallAnswer<'GET /form/:id'> = await call('GET /form/:id', { params, query: { site: site.id } });
  return { title: `${form.name} · ${site.name}`, description: form.description };
}
