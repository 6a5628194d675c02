import { z } from 'zod';
import type { Jump } from '../../../contract/entities/jump.ts';
import type { Reference, Resource } from '../../../contract/entities/shared.ts';
import { decodeEntities } from '../../../contract/rich-text.ts';
import { exampleSummarySchema } from '../../../contract/schemas/example.ts';
import { jumpSchema } from '../../../contract/schemas/jump.ts';
import { offeredSchema, resourceSchema } from '../../../contract/schemas/shared.ts';

/** What a visitor sees of a page: its body without the data of its widgets and without what is for the ear alone. */
export interface SeenPage {
  /** Its words, as they are read. */
  words: string;
  /** Its markup, with what its attributes say spelled out. */
  markup: string;
}

export function lookAt(html: string): SeenPage {
  const [, body = ''] = html.split(/<body[^>]*>/);
  const markup = body
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<(\w+)[^>]*class="unseen"[^>]*>[\s\S]*?<\/\1>/g, '')
    .replaceAll('<wbr/>', '');
  return { words: readWords(markup), markup: decodeEntities(markup) };
}

function readWords(markup: string): string {
  return squeeze(
    decodeEntities(markup.replace(/<(?:h\d|p|li|div|dt|dd|td|th|br)[ >/]/g, ' $&').replace(/<[^>]*>/g, '')),
  );
}

const squeeze = (words: string) => words.replace(/\s+/g, ' ').trim();

/** What is looked for as one: a file, a button, a case. */
const whole = new Set<z.ZodType>([resourceSchema, offeredSchema, jumpSchema, exampleSummarySchema]);

/** Every field of a schema that holds something by itself, by its path: `productConfig.config[].title`. */
export function listFields(schema: z.ZodType, path = ''): [field: string, schema: z.ZodType][] {
  if (schema instanceof z.ZodOptional) return listFields(schema.unwrap() as z.ZodType, path);
  if (schema instanceof z.ZodArray) return listFields(schema.element as z.ZodType, `${path}[]`);
  if (schema instanceof z.ZodObject && !whole.has(schema) && schema.meta()?.content === undefined)
    return Object.entries(schema.shape).flatMap(([name, field]) =>
      listFields(field as z.ZodType, path ? `${path}.${name}` : name),
    );
  return [[path, schema]];
}

/** All that an entry has at a path. */
export function pick(value: unknown, field: string): unknown[] {
  let found = [value];
  for (const name of field.replaceAll('[]', '.[]').split('.'))
    found = found.flatMap((each) => {
      if (each === undefined || each === null) return [];
      return name === '[]' ? (each as unknown[]) : [(each as Record<string, unknown>)[name]];
    });
  return found.filter((each) => each !== undefined);
}

/** Whether a visitor of a page meets what a field says: words as words, files and cases by their addresses. */
export function isSeen({ words, markup }: SeenPage, schema: z.ZodType, value: unknown): boolean {
  if (schema === resourceSchema || schema === offeredSchema)
    return (value as Resource).files.every(({ url }) => markup.includes(url));
  if (schema === jumpSchema) return isButton({ words, markup }, value as Jump);
  if (schema === exampleSummarySchema) return markup.includes(`/case-detail/${(value as { id: number }).id}"`);
  if (typeof value === 'number') return markup.includes(`/${value}"`);
  if (typeof value === 'object') return markup.includes(`/${(value as Reference).id}"`);
  const text = String(value);
  const { content } = (schema.meta() ?? {}) as { content?: string };
  if (content === 'file') return markup.includes(text);
  if (content === 'rich-text') return words.includes(readWords(text.replaceAll('<wbr>', '')));
  return words.includes(squeeze(text)) || markup.includes(`${text}"`);
}

function isButton({ words, markup }: SeenPage, jump: Jump): boolean {
  const { buttonTitle = '', buttonLink, formBO, unlock, attachment, attachmentUrl } = jump;
  const wanted = [
    buttonLink && `${buttonLink}"`,
    jump.jumpContentType === 'FORM' && formBO && `data-vt-form-id="${formBO.id}"`,
    unlock && `data-vt-unlock="${unlock}"`,
    ...(attachment?.files.map(({ url }) => url) ?? []),
    attachmentUrl,
  ];
  return words.includes(buttonTitle) && wanted.every((each) => !each || markup.includes(each));
}
