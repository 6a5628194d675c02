import { stringify } from 'yaml';
import { z } from 'zod';
import { isRichText, listFields } from './fields.ts';
import { type SampleContext, sampleOf } from './sample.ts';
import { metaShape } from './type-row.ts';
import { type TypeName, typeRow } from './types.ts';

const textSchema = z.string();

/** A draft's file: required fields with a first value, optional ones as comments that say what they take. */
export function writeDraft(type: TypeName, context: SampleContext): { text: string; missing: string[] } {
  // What a type says itself of what every type takes is told once, with what every type takes.
  const known = new Map(listFields(type).map((note) => [note.name, note]));
  const notes = [...known.values()].filter(({ name }) => name !== 'draft');
  // It stands in the place of what is there until it is public itself.
  const { addressed, partOf } = typeRow(type);
  const place = (name: string) => {
    if (typeof partOf === 'object' && name === partOf.field) return Object.keys(partOf.pages)[0];
    return name === 'pageAddress' ? addressed?.[0] : undefined;
  };
  const samples = notes
    .filter(({ required }) => required)
    .map(({ name, schema, takes }) => ({ name, takes, value: place(name) ?? sampleOf(schema, context, name) }));
  const isMeta = (name: string) => Object.hasOwn(metaShape, name);
  const comment = ({ name, takes }: { name: string; takes: string }) => `# ${name}: ${takes}`;
  const optional = notes.filter(({ required }) => !required);
  const own = optional.filter(({ name }) => !isMeta(name));
  const hasText = Object.values(typeRow(type).entity.shape).some((schema) => isRichText(schema));
  const lines = [
    '---',
    '# Seen through its preview link only, until this line is removed.',
    'draft: true',
    ...samples.flatMap(({ name, takes, value }) => [comment({ name, takes }), stringify({ [name]: value }).trimEnd()]),
    ...(own.length > 0 ? ['# These may be added.', ...own.map(comment)] : []),
    '# Every type takes these.',
    ...optional.filter(({ name }) => isMeta(name)).map(comment),
    '---',
    ...(hasText ? ['', sampleOf(textSchema, context, 'text') as string] : []),
    '',
  ];
  const missing = samples.filter(({ value }) => hasHole(value)).map(({ name, takes }) => `${name} (${takes})`);
  return { text: lines.join('\n'), missing };
}

/** Whether the content has nothing that a field could name. */
function hasHole(value: unknown): boolean {
  if (value === undefined) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasHole);
}
