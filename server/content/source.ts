import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readFrontMatter } from './front-matter.ts';
import type { FileFacts } from './media-files.ts';
import { renderRichText } from './rich-text.ts';
import type { TypeName } from './types.ts';

/** Where a file of the content stands. */
export interface Place {
  /** Path below the content folder, with forward slashes: `cn/news/opening.md`. */
  file: string;
  mark: string;
  type: TypeName;
  slug: string;
}

/** What a line of a file has against it. Counts from 1. */
export interface LineFault {
  line: number;
  reason: string;
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

/** Reads one file. Reading in one go is several times faster than in turns of the event loop. */
export function readSource(folder: string, place: Place, files: ReadonlyMap<string, FileFacts>): Source | BrokenSource {
  const read = readFrontMatter(readFileSync(path.join(folder, place.file), 'utf8'));
  if ('faults' in read) return read;
  const { fields, body, bodyLine } = read;
  if (body.trim() === '') return { ...place, fields };
  const { html, faults, names } = renderRichText(body, files);
  const lines = faults.length === 0 ? [] : body.toLowerCase().split('\n');
  return {
    ...place,
    fields,
    text: {
      html,
      line: bodyLine,
      names,
      faults: faults.map(({ near, reason }) => {
        const line = lines.findIndex((text) => text.includes(near.toLowerCase()));
        return { line: bodyLine + Math.max(line, 0), reason };
      }),
    },
  };
}

/** How files are found by one another. */
export function placeOf(mark: string, type: string, slug: string): string {
  return `${mark}/${type}/${slug}`;
}
