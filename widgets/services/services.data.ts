import { type AttributeValues, integer } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { loadSinglePage } from '../shared/single-page.ts';
import type { text } from './services.text.ts';

export const attributes = { pageId: integer() };

export async function load(context: LoadContext, { pageId }: AttributeValues<typeof attributes>) {
  return { page: await loadSinglePage(context, 'serviceAndSupport', pageId) };
}

export type ServicesProps = PropsOf<typeof attributes, typeof load, typeof text>;
