import { z } from 'zod';
import { fillSecondNames } from '../../contract/schemas/second-names.ts';
import type { Entry } from './entry.ts';
import { closeGates } from './gates/close-gates.ts';
import type { Source } from './source.ts';
import { metaShape } from './type-row.ts';
import { isTypeName, typeRow } from './types.ts';

const metaSchema = z.object(metaShape);

/** A file's checked fields as an entry: the entity's own apart from what is for the server alone. */
export function toEntry(source: Source, data: Record<string, unknown>, siteId: number): Entry {
  const row = typeRow(source.type);
  const isExtra = (name: string) => Object.hasOwn(row.extra ?? {}, name);
  const pick = (take: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(data).filter(([name]) => take(name)));
  const meta = metaSchema.parse(data);
  // A page of text shows its own `updatedAt`.
  const isOwn = (name: string) => Object.hasOwn(row.entity.shape, name) || !Object.hasOwn(metaShape, name);
  const entity = pick((name) => isOwn(name) && !isExtra(name));
  const { value, gates } = closeGates(source.type, source.mark, entity);
  const date = row.newest === undefined ? undefined : data[row.newest];
  return {
    type: source.type,
    id: typeof data.id === 'number' ? data.id : 0,
    slug: source.slug,
    mark: source.mark,
    siteId: source.type === 'site' ? Number(data.id) : siteId,
    file: source.file,
    value: fillSecondNames(value) as Entry['value'],
    gates,
    extra: pick(isExtra) as Entry['extra'],
    draft: meta.draft,
    fixed: meta.fixed,
    order: meta.order ?? Number.MAX_SAFE_INTEGER,
    publishAt: meta.publishAt ? Date.parse(meta.publishAt) : Number.NEGATIVE_INFINITY,
    unpublishAt: meta.unpublishAt ? Date.parse(meta.unpublishAt) : Number.POSITIVE_INFINITY,
    updatedAt: meta.updatedAt === undefined ? undefined : Date.parse(meta.updatedAt),
    date: typeof date === 'string' ? Date.parse(date) : 0,
    embeds: readEmbeds(source, row.entity),
  };
}

/** Fields that hold summaries of other entries; their files hold the slugs. */
function readEmbeds(source: Source, entity: z.ZodObject): Entry['embeds'] {
  return Object.entries(entity.shape).flatMap(([field, schema]) => {
    const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
    const tag = inner instanceof z.ZodArray ? (inner.element as z.ZodType).meta() : undefined;
    const slugs = source.fields[field];
    const type = tag?.content === 'summary' ? String(tag.of) : '';
    return isTypeName(type) && Array.isArray(slugs) ? [{ field, type, slugs: slugs.map(String) }] : [];
  });
}
