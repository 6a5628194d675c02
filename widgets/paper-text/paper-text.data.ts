import { readHeadings } from '../../contract/rich-text.ts';
import type { AttributeValues } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { loadPaper, publicationAttributes } from '../shared/publication.ts';
import type { text } from './paper-text.text.ts';

export const attributes = publicationAttributes;

/** A single heading needs no list of them. */
export async function load(context: LoadContext, { publicationId }: AttributeValues<typeof attributes>) {
  const { publicationDescribe: content = '', picture } = (await loadPaper(context, publicationId)) ?? {};
  const headings = readHeadings(content);
  return { content, picture, anchors: headings.length > 1 ? headings : [] };
}

export type PaperTextProps = PropsOf<typeof attributes, typeof load, typeof text>;
