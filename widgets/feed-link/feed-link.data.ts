import { oneOf } from '../kit/runtime/attributes.ts';
import type { PropsOf } from '../kit/runtime/widget.ts';
import type { text } from './feed-link.text.ts';

export const attributes = { feed: oneOf(['news', 'events']) };

/** It says the same on every page. */
export async function load() {
  return {};
}

export type FeedLinkProps = PropsOf<typeof attributes, typeof load, typeof text>;
