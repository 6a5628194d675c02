import type { Mend } from '../../../contract/entities/embed-check.ts';
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

/** What a tag's attributes become. A key that is there twice has the later value. */
type Change = (entry: readonly [name: string, value: string]) => readonly (readonly [string, string])[];

/** The tag with its attributes changed; nothing where it is too long to be shown whole. */
function mendTag({ name, attributes }: Pick<ReadTag, 'name' | 'attributes'>, change: Change): Mend | undefined {
  const line = writeTag({ name, attributes: Object.fromEntries(Object.entries(attributes).flatMap(change)) });
  return line === undefined ? undefined : { way: 'replace', line };
}

/** The tag under another name, or its own, with an end. */
export function replaceBy({ attributes }: ReadTag, name: string): Mend | undefined {
  const line = writeTag({ name, attributes });
  return line === undefined ? undefined : { way: 'replace', line: `${line}</${name}>` };
}

/** The tag less one of its attributes. */
export const without = (tag: ReadTag, left: string) => mendTag(tag, (entry) => (entry[0] === left ? [] : [entry]));

/** The tag with another name for one of its attributes. */
export const renamed = (tag: ReadTag, from: string, to: string) =>
  mendTag(tag, (entry) => (entry[0] === from ? [[to, entry[1]]] : [entry]));

/** The tag with another value for one of its attributes, behind the others where it has none. */
export const withValue = ({ name, attributes }: ReadTag, key: string, value: string) =>
  mendTag({ name, attributes: { ...attributes, [key]: value } }, (entry) => [entry]);
