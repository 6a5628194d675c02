import { z } from 'zod';
import { byAddress, listBody, ofSite, siteById, wholeBody } from '../../contract/schemas/call-rows.ts';
import { errorEnvelopeSchema } from '../../contract/schemas/envelope.ts';
import { formFieldSchema } from '../../contract/schemas/form.ts';
import { jumpSchema } from '../../contract/schemas/jump.ts';
import { leadReceiptSchema, leadRequestSchema } from '../../contract/schemas/lead.ts';
import { productCategoryDetailSchema, productGroupSchema } from '../../contract/schemas/product.ts';
import { fileSchema, picturedPointSchema, pointSchema, resourceSchema } from '../../contract/schemas/shared.ts';
import { dictionarySchema } from '../../contract/schemas/site.ts';
import { industryGroupSchema } from '../../contract/schemas/solution.ts';
import { typeNames, typeRow } from '../content/types.ts';

/** The schemas of what content is made of, by the names in its types' rows. */
const ofTypes = typeNames
  .map(typeRow)
  .flatMap(({ name, entity, summary }) => [
    [name, entity] as const,
    ...(summary ? [[summary.name, summary.schema] as const] : []),
  ]);

/** The names that the document has for the contract's schemas; all others are written out where they are used. */
const named: Readonly<Record<string, z.ZodType>> = {
  ...Object.fromEntries(ofTypes),
  ListOfSite: wholeBody,
  AtAddress: byAddress,
  OfSite: ofSite,
  OfSiteId: siteById,
  PageOfSite: listBody,
  Dictionary: dictionarySchema,
  Error: errorEnvelopeSchema,
  File: fileSchema,
  FormField: formFieldSchema,
  IndustryGroup: industryGroupSchema,
  Jump: jumpSchema,
  LeadReceipt: leadReceiptSchema,
  LeadRequest: leadRequestSchema,
  PicturedPoint: picturedPointSchema,
  Point: pointSchema,
  ProductCategoryDetail: productCategoryDetailSchema,
  ProductGroup: productGroupSchema,
  Resource: resourceSchema,
};

export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * The schemas of the calls as JSON Schema, with those of `named` and of `calls` as components that refer to one
 * another.
 * @param own what single calls take or give, under names of their own
 */
export function createComponents(own: ReadonlyMap<string, z.ZodType>): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of [...Object.entries(named), ...own]) {
    // A schema that has a name already is that name's.
    if (!registry.has(schema)) registry.add(schema, { id });
  }
  const { schemas } = z.toJSONSchema(registry, { uri: refTo, io: 'input', override: dropTags, unrepresentable: 'any' });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema as JsonSchema]),
  );
}

/** The name under which a schema stands among the components. */
export function nameOf(schema: z.ZodType | undefined): string | undefined {
  return Object.keys(named).find((name) => named[name] === schema);
}

export const refTo = (name: string) => `#/components/schemas/${name}`;

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>;

/** The contract's tags are the content check's own; what they say to a caller is that rich text is HTML. */
const dropTags: Override = ({ jsonSchema }) => {
  const tag = jsonSchema as { content?: unknown; of?: unknown };
  if (tag.content === 'rich-text') jsonSchema.contentMediaType = 'text/html';
  delete tag.content;
  delete tag.of;
};
