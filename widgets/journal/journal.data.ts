import { addresses } from '../../contract/addresses.ts';
import type { AttributeValues } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { loadParentPage } from '../shared/parent-page.ts';
import { loadJournal, publicationAttributes } from '../shared/publication.ts';
import type { text } from './journal.text.ts';

export const attributes = publicationAttributes;

export async function load(context: LoadContext, { publicationId }: AttributeValues<typeof attributes>) {
  const [journal, parent] = await Promise.all([
    loadJournal(context, publicationId),
    loadParentPage(context, addresses.publications),
  ]);
  return { journal, contents: journal?.publicationDescribe ?? '', parent };
}

export type JournalProps = PropsOf<typeof attributes, typeof load, typeof text>;
