import { z } from 'zod';
import type { ContentFault } from './faults.ts';
import type { MediaFiles } from './media-files.ts';
import type { Source } from './read-sources.ts';
import { renderRichText } from './rich-text.ts';

interface Body {
  files: MediaFiles;
  html: string;
  faults: ContentFault[];
}

/** Rendering is the dear part of reading: a body is rendered once for as long as its file and the pictures stay. */
export type BodyMemory = WeakMap<Source, Body>;

/** What stands below the front matter, as the field that the contract tags as rich text. */
export function readBody(
  source: Source,
  entity: z.ZodObject,
  files: MediaFiles,
  memory: BodyMemory,
): { fields: Record<string, string>; faults: ContentFault[] } {
  if (source.body.trim() === '') return { fields: {}, faults: [] };
  const field = findRichText(entity);
  if (field === undefined) {
    const reason = `a ${source.type} has no text below its front matter: move it to a field`;
    return { fields: {}, faults: [{ file: source.file, line: source.bodyLine, field: '', reason }] };
  }
  let body = memory.get(source);
  if (body?.files !== files) {
    body = { files, ...renderBody(source, field, files) };
    memory.set(source, body);
  }
  return { fields: { [field]: body.html }, faults: body.faults };
}

/** The entity's field that a file's body fills. */
export function findRichText(entity: z.ZodObject): string | undefined {
  return Object.keys(entity.shape).find((name) => {
    const schema = entity.shape[name] as z.ZodType;
    const inner = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
    return inner.meta()?.content === 'rich-text';
  });
}

function renderBody({ file, body, bodyLine }: Source, field: string, files: MediaFiles): Pick<Body, 'html' | 'faults'> {
  const { html, faults } = renderRichText(body, files);
  const lines = body.toLowerCase().split('\n');
  return {
    html,
    faults: faults.map(({ near, reason }) => {
      const line = lines.findIndex((text) => text.includes(near.toLowerCase()));
      return { file, line: bodyLine + Math.max(line, 0), field, reason };
    }),
  };
}
