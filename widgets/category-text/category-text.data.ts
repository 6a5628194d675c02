import { readHeadings } from '../../contract/rich-text.ts';
import type { AttributeValues } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { categoryAttributes, loadCategory } from '../shared/category.ts';
import type { text } from './category-text.text.ts';

export const attributes = categoryAttributes;

/** A single heading needs no list of them. */
export async function load(context: LoadContext, { categoryId }: AttributeValues<typeof attributes>) {
  const content = (await loadCategory(context, categoryId)).productCategory.content ?? '';
  const headings = readHeadings(content);
  return { content, anchors: headings.length > 1 ? headings : [] };
}

export type CategoryTextProps = PropsOf<typeof attributes, typeof load, typeof text>;
