import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';

export const attributes = {};

export async function load({ call, site: { id } }: LoadContext) {
  const [site, modules] = await Promise.all([
    call('GET /site/:id', { params: { id } }),
    call('POST /homepage', { body: { id } }),
  ]);
  return { title: site.title, modules };
}

export type HomeProps = PropsOf<typeof attributes, typeof load, Record<never, never>>;
