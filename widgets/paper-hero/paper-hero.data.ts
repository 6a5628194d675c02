import { addresses } from '../../contract/addresses.ts';
import type { AttributeValues } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { loadParentPage } from '../shared/parent-page.ts';
import { loadPaper, publicationAttributes } from '../shared/publication.ts';
import type { text } from './paper-hero.text.ts';

export const attributes = publicationAttributes;

export async function load(context: LoadContext, { publicationId }: AttributeValues<typeof attributes>) {
  const [paper, parent] = await Promise.all([
    loadPaper(context, publicationId),
    loadParentPage(context, addresses.publications),
  ]);
  return { paper, parent };
}

export type PaperHeroProps = PropsOf<typeof attributes, typeof load, typeof text>;
