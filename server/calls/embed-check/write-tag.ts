import { escapeHtml } from '../../base/escape.ts';
import type { ReadTag } from './read-html.ts';

/** The longest that a tag, or a text of it, is shown. */
const longest = 300;

/** A text that somebody gave, shortened where it is long. */
export const shorten = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** A tag as it was written, but for its spaces and its length. */
export const showTag = (tag: Pick<ReadTag, 'name' | 'attributes'>) => shorten(write(tag));

/** A tag to put in another one's place; nothing where it is too long to be shown whole. */
export function writeTag(tag: Pick<ReadTag, 'name' | 'attributes'>): string | undefined {
  const written = write(tag);
  return written.length > longest ? undefined : written;
}

function write({ name, attributes }: Pick<ReadTag, 'name' | 'attributes'>): string {
  let written = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    written += value === '' ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`;
    // What comes behind is seen by nobody.
    if (written.length > longest) break;
  }
  return `${written}>`;
}
