import { z } from 'zod';
import { fileSchema } from '../../contract/schemas/shared.ts';
import { respellDate } from './dates.ts';
import type { Fault } from './faults.ts';
import type { FieldPath } from './field-path.ts';
import { explainNoPicture, fileUrl, findBelowFiles, typeOfAddress } from './file-type.ts';
import type { FileFacts } from './media-files.ts';
import { isFields } from './values.ts';

/** Why another entry cannot be had. */
export interface Lacking {
  reason: string;
  /** It has faults, which are told of itself. */
  follows?: boolean;
}

/** What the expansion of one file's fields may ask and tell. */
export interface ExpandContext {
  /** What is known of a file below `files/`; undefined where there is none. */
  findFile(name: string): FileFacts | undefined;
  /** The file that was likely meant by a path of none. */
  findNearFile(name: string): string | undefined;
  readDate(text: string, endOfDay: boolean, path: FieldPath): Date | undefined;
  /** The id of an entry of the same site, or why there is none. */
  findId(type: string, slug: string): { id: number } | Lacking;
  /** The finished entry, as lists show it, or why there is none. */
  summarize(type: string, slug: string, keys: readonly string[]): { summary: object } | Lacking;
  fault(path: FieldPath, reason: string, kind?: Pick<Fault, 'follows' | 'lacksFile'>): void;
}

/** How the contract tags a schema for this check: `.meta({ content: 'file' })`. */
interface Tag {
  content?: string;
  /** Which kind of it: a type of entries, or of files. */
  of?: string;
}

type Expander = (given: unknown, context: ExpandContext, path: FieldPath, schema: z.ZodType) => unknown;

/** What a writer may put where the contract has a tag, and what becomes of it. */
const expanders: Readonly<Record<string, Expander>> = {
  file: expandFile,
  resource: expandResource,
  reference: expandReference,
  summary: expandSummary,
};

/**
 * Turns what people write (paths, slugs, `today+3d`) into what the contract asks for, led by its schemas.
 * What it does not know it leaves alone: the schema's own check speaks next.
 */
export function expand(schema: z.ZodType, given: unknown, context: ExpandContext, path: FieldPath = []): unknown {
  // A field without a value is not there: YAML reads "name:" as null.
  if (given === null || given === undefined) return undefined;
  const tag = schema.meta() as Tag | undefined;
  const expander = tag?.content === undefined ? undefined : expanders[tag.content];
  if (expander) return expander(given, context, path, schema);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable) {
    return expand(schema.unwrap() as z.ZodType, given, context, path);
  }
  if (schema instanceof z.ZodISODateTime) return expandDate(given, context, path, tag?.content === 'end-of-day');
  if (schema instanceof z.ZodArray && Array.isArray(given)) {
    return given.map((item, index) => expand(schema.element as z.ZodType, item, context, [...path, index]));
  }
  if (schema instanceof z.ZodObject && isFields(given)) {
    const shape = schema.shape as Record<string, z.ZodType>;
    const entries = Object.entries(given).map(([name, value]) => {
      const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
      return [name, field ? expand(field, value, context, [...path, name]) : value] as const;
    });
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
  return given;
}

function expandDate(given: unknown, context: ExpandContext, path: FieldPath, endOfDay: boolean): unknown {
  if (typeof given !== 'string') return given;
  const date = context.readDate(given, endOfDay, path);
  if (!date) {
    const meant = respellDate(given);
    const cure =
      meant && context.readDate(meant, endOfDay, path)
        ? meant
        : '2026-03-01, 2026-03-01 14:00, today, today-3d or today+12d 14:00';
    context.fault(path, `"${given}" is no date: write ${cure}`);
  }
  return date?.toISOString();
}

function expandFile(given: unknown, context: ExpandContext, path: FieldPath, schema: z.ZodType): unknown {
  return typeof given === 'string' ? readFile(given, context, path, (schema.meta() as Tag).of === 'picture') : given;
}

/** An address with a scheme or a leading slash stays; anything else is a path below files/. */
function readFile(given: string, context: ExpandContext, path: FieldPath, isPicture: boolean): string {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(given)) {
    // The pages' policy lets no picture of another host through, and search engines are told where it stands below ours.
    if (isPicture && /^https?:/i.test(given))
      context.fault(
        path,
        `"${given}" would not be shown: pictures are files of the content, so save it below files/ and write its path`,
      );
    else if (!/^(?:https:\/\/[^\s\\]|\/(?![/\\]))/i.test(given))
      context.fault(path, `"${given}" is no file: write a path below files/, or an address with https://`);
    return given;
  }
  const facts = context.findFile(given);
  const shorter = facts ? undefined : findBelowFiles(given, context.findFile);
  if (shorter !== undefined) context.fault(path, `paths count from files/ on: write ${shorter}`);
  else if (!facts) {
    const near = context.findNearFile(given);
    context.fault(path, `the file files/${given} does not exist${near ? `; did you mean ${near}?` : ''}`, {
      lacksFile: true,
    });
  } else if (facts.broken) context.fault(path, `the file files/${given} is no picture: ${facts.broken}`);
  else if (isPicture && facts.type !== 'image')
    context.fault(path, `the file files/${given} ${explainNoPicture(given)}`);
  return fileUrl(given);
}

function expandResource(given: unknown, context: ExpandContext, path: FieldPath, schema: z.ZodType): unknown {
  const items: unknown[] = Array.isArray(given) ? given : [given];
  const isOffered = (schema.meta() as Tag).of === 'offered';
  return {
    files: items.map((item, index) =>
      expandItem(item, context, Array.isArray(given) ? [...path, index] : path, isOffered),
    ),
  };
}

/** `hero.webp`, or `{ file: hero.webp, alt: … }`. */
function expandItem(item: unknown, context: ExpandContext, path: FieldPath, isOffered: boolean): unknown {
  const { file, ...rest } = isFields(item) ? item : { file: item };
  if (typeof file !== 'string') {
    context.fault(path, 'write a path below files/, { file: path, alt: text }, or a list of those');
    return undefined;
  }
  const facts = context.findFile(file);
  const url = readFile(file, context, isFields(item) ? [...path, 'file'] : path, !isOffered);
  const { broken: _, ...known } = facts ?? { type: typeOfAddress(file) };
  return { url, ...known, ...(expand(fileSchema, rest, context, path) as object) };
}

function expandReference(given: unknown, context: ExpandContext, path: FieldPath, schema: z.ZodType): unknown {
  const { of: type = '' } = schema.meta() as Tag;
  if (typeof given !== 'string') {
    context.fault(path, `write the file name of an entry in ${type}/, without .md`);
    return undefined;
  }
  const found = context.findId(type, given);
  if ('id' in found) return { id: found.id };
  context.fault(path, found.reason, { follows: found.follows });
  return undefined;
}

function expandSummary(given: unknown, context: ExpandContext, path: FieldPath, schema: z.ZodType): unknown {
  const { of: type = '' } = schema.meta() as Tag;
  const reference = expandReference(given, context, path, schema);
  if (reference === undefined || !(schema instanceof z.ZodObject)) return undefined;
  const found = context.summarize(type, String(given), Object.keys(schema.shape));
  if ('summary' in found) return found.summary;
  context.fault(path, found.reason, { follows: found.follows });
  return undefined;
}
