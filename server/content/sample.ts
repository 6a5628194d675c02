import { z } from 'zod';
import { isAddressField } from './check-values.ts';
import { coreOf, tagOf } from './fields.ts';

/** What a first draft's values are taken from. */
export interface SampleContext {
  mark: string;
  id: number;
  /** A picture that is there; undefined where there is none. */
  picture: string | undefined;
  /** The file name of an entry of the same site; undefined where there is none. */
  entryOf(type: string): string | undefined;
}

/** Text that nobody overlooks, and that is found by searching for it. */
export const placeholders = ['待填写', 'To be written'] as const;

const placeholder = (mark: string) => placeholders[mark === 'cn' ? 0 : 1];

/**
 * A value that a required field takes, so that a new draft is without faults and waits only for its words.
 * Undefined where the content has nothing that the field could name.
 */
export function sampleOf(given: z.ZodType, context: SampleContext, name: string): unknown {
  const schema = coreOf(given);
  const { content, of: type = '' } = tagOf(given);
  if (type === 'html') return 'https://example.com/';
  if (content === 'file' || content === 'resource') return context.picture;
  if (content === 'reference' || content === 'summary') return context.entryOf(type);
  if (schema instanceof z.ZodISODateTime) return 'today';
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodLiteral) return [...schema.values][0];
  if (schema instanceof z.ZodUnion) return sampleOf(schema.options[0] as z.ZodType, context, name);
  if (schema instanceof z.ZodBoolean) return false;
  if (schema instanceof z.ZodNumber) return name === 'id' ? context.id : 1;
  if (schema instanceof z.ZodRecord) return { key: placeholder(context.mark) };
  if (schema instanceof z.ZodArray) return [sampleOf(schema.element as z.ZodType, context, name)];
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape as Record<string, z.ZodType>);
    const required = fields.filter(([, field]) => !(field instanceof z.ZodOptional));
    return Object.fromEntries(required.map(([key, field]) => [key, sampleOf(field, context, key)]));
  }
  return isAddressField(name) ? '/' : placeholder(context.mark);
}
