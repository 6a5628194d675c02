import { type AttributeValues, integer } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import type { text } from './services.text.ts';

export const attributes = { pageId: integer() };

/** The site's page, unless another one is named: a preview's. */
export async function load({ call, site }: LoadContext, { pageId }: AttributeValues<typeof attributes>) {
  return {
    page:
      pageId === undefined
        ? await call('POST /serviceAndSupport', { body: { site: { id: site.id } } })
        : await call('GET /serviceAndSupport/:id', { params: { id: pageId }, query: { site: site.id } }),
  };
}

export type ServicesProps = PropsOf<typeof attributes, typeof load, typeof text>;
