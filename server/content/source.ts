import type { LineFault } from './faults.ts';
import type { FieldPath } from './field-path.ts';
import { createLineFinder, readFrontMatter } from './front-matter.ts';
import type { FileFacts } from './media-files.ts';
import { readContentFile } from './read-file.ts';
import { renderRichText } from './rich-text.ts';
import { createTextFinder } from './text-finder.ts';
import type { TypeName } from './types.ts';

/** Where a file of the content stands. */
export interface Place {
  /** Path below the content folder, with forward slashes: `cn/news/opening.md`. */
  file: string;
  mark: string;
  type: TypeName;
  slug: string;
}

/** What stands below the front matter, rendered. Its Markdown is not kept: a large site would be in memory twice. */
export interface Text {
  html: string;
  /** The line that it begins on. */
  line: number;
  faults: LineFault[];
  /** Files below `files/` that it names, there or not: when one of them changes, it is rendered again. */
  names: string[];
}

/** One file of the content as it was written. */
export interface Source extends Place {
  fields: Readonly<Record<string, unknown>>;
  text?: Text;
}

/** A file that cannot be read as front matter and text. */
export interface BrokenSource {
  faults: LineFault[];
}

/** Fields of a file whose lines are wanted. */
export interface Wanted {
  file: string;
  paths: readonly FieldPath[];
}

/** More faults of one text than anybody reads at once. */
const mostTextFaults = 50;

/** Reads one file. Reading in one go is several times faster than in turns of the event loop. */
export function readSource(folder: string, place: Place, files: ReadonlyMap<string, FileFacts>): Source | BrokenSource {
  const file = readContentFile(folder, place.file);
  if ('faults' in file) return file;
  const read = readFrontMatter(file.text);
  if ('faults' in read) return read;
  const { fields, body, bodyLine } = read;
  if (body.trim() === '') return { ...place, fields };
  try {
    return { ...place, fields, text: readBody(body, bodyLine, files) };
  } catch (error) {
    // Marks within marks use up the stack.
    if (!(error instanceof RangeError)) throw error;
    return {
      faults: [{ line: bodyLine, reason: 'the text is nested too deeply: lists, quotations or marks in each other' }],
    };
  }
}

function readBody(body: string, bodyLine: number, files: ReadonlyMap<string, FileFacts>): Text {
  const { html, faults, names } = renderRichText(body, files);
  const find = createTextFinder(body);
  const told: LineFault[] = faults
    .slice(0, mostTextFaults)
    .map(({ near, ...fault }) => ({ line: bodyLine + find(near), ...fault }));
  const more = faults.length - told.length;
  if (more > 0) told.push({ line: bodyLine, reason: `and ${more} more faults of this text` });
  return { html, line: bodyLine, names, faults: told };
}

/** The lines that fields of a file stand on; a file that has gone away since has none. */
export function readLines(folder: string, { file, paths }: Wanted): number[] {
  const read = readContentFile(folder, file);
  const find = createLineFinder('text' in read ? read.text : '');
  return paths.map(find);
}

/** How files are found by one another. */
export function placeOf(mark: string, type: string, slug: string): string {
  return `${mark}/${type}/${slug}`;
}
