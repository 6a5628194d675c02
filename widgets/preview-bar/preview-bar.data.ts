import { type AttributeValues, oneOf, text as textAttribute } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import type { text } from './preview-bar.text.ts';

export const attributes = {
  /** The entry's type of content, its name, and whether it is public. */
  kind: textAttribute(),
  name: textAttribute(),
  state: oneOf(['draft', 'waiting', 'past', 'public']),
  /** When the link expires, as ISO 8601. */
  until: textAttribute(),
};

/** A form lies over its page: the bar has to come along. */
export async function load(_: LoadContext, { kind }: AttributeValues<typeof attributes>) {
  return { covered: kind === 'form' };
}

export type PreviewBarProps = PropsOf<typeof attributes, typeof load, typeof text>;
