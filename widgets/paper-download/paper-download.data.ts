import type { AttributeValues } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { loadPaper, publicationAttributes } from '../shared/publication.ts';
import type { text } from './paper-download.text.ts';

export const attributes = publicationAttributes;

export async function load(context: LoadContext, { publicationId }: AttributeValues<typeof attributes>) {
  return { paper: await loadPaper(context, publicationId) };
}

export type PaperDownloadProps = PropsOf<typeof attributes, typeof load, typeof text>;
