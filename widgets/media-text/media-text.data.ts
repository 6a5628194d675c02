import type { AttributeValues } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { lowerHeadings } from '../shared/lower-headings.ts';
import { loadMedia, mediaAttributes } from '../shared/media.ts';
import type { text } from './media-text.text.ts';

export const attributes = mediaAttributes;

export async function load(context: LoadContext, values: AttributeValues<typeof attributes>) {
  return { content: lowerHeadings((await loadMedia(context, values)).resourceDesc) };
}

export type MediaTextProps = PropsOf<typeof attributes, typeof load, typeof text>;
