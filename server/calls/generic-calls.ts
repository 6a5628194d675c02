import { z } from 'zod';
import { calls } from '../../contract/calls.ts';
import { activitySummarySchema } from '../../contract/entities/activity.ts';
import { newsSchema } from '../../contract/entities/article.ts';
import { exampleSummarySchema } from '../../contract/entities/example.ts';
import { mediaResourceSummarySchema, publicationSummarySchema } from '../../contract/entities/media.ts';
import { productSummarySchema } from '../../contract/entities/product.ts';
import { solutionSummarySchema } from '../../contract/entities/solution.ts';
import { contentTypes, type TypeName } from '../content/types.ts';
import { refusals } from '../errors.ts';
import type { CallContext } from './context.ts';
import { paginate } from './filters.ts';
import { listEntries, requireEntry } from './lookup.ts';
import { createProjection } from './project.ts';

/** Section 7's generic calls, for the types that it gives no path of their own, and for these by their folder's name too. */
export const genericPaths = { list: '/:type/list', detail: '/:type/:id' } as const;

/** Other names that the specification's routes use for a type. */
const aliases: Readonly<Record<string, TypeName>> = {
  article: 'news',
  case: 'example',
  intro: 'introduction',
  introduce: 'introduction',
  media: 'media-resource',
  periodical: 'publication',
};

/** Types of which a list shows less than the entry. */
const summaries: Partial<Record<TypeName, z.ZodObject>> = {
  activity: activitySummarySchema,
  example: exampleSummarySchema,
  'media-resource': mediaResourceSummarySchema,
  news: newsSchema,
  product: productSummarySchema,
  publication: publicationSummarySchema,
  solution: solutionSummarySchema,
};

const projections = new Map(Object.entries(summaries).map(([type, schema]) => [type, createProjection(schema)]));

const fold = (name: string) => name.replaceAll('-', '').toLowerCase();

/** Types whose entries have ids; a site is no entry of one. */
const listed = (Object.keys(contentTypes) as TypeName[]).filter(
  (type) => 'id' in contentTypes[type].entity.shape && type !== 'site',
);

/** Every name that the generic calls take. */
export const typeNames: readonly string[] = [...listed, ...Object.keys(aliases)];

const types = new Map<string, TypeName>([
  ...listed.map((type) => [fold(type), type] as const),
  ...Object.entries(aliases),
]);

/** The type that a path names: `media-resource`, `mediaResource` or one of its aliases. */
export function readType(name: string): TypeName | undefined {
  return types.get(fold(name));
}

function requireType(name: string, method: string): TypeName {
  const type = readType(name);
  if (!type) throw refusals.unknownPath(method, `/${name.slice(0, 100)}/…`);
  return type;
}

const ofType = z.object({ type: z.string() });
const listBody = calls['POST /news/list'].body;
const { params: byId, query: inSite } = calls['GET /news/:id'];

/** The generic calls' rows, as the contract's table has them for the others. */
export const genericRows = {
  list: { params: ofType, query: z.object({}), body: listBody },
  detail: { params: byId.extend(ofType.shape), query: inSite, body: z.undefined() },
} as const;

type Request<Row extends keyof typeof genericRows> = {
  params: z.output<(typeof genericRows)[Row]['params']>;
  query: z.output<(typeof genericRows)[Row]['query']>;
  body: z.output<(typeof genericRows)[Row]['body']>;
};

export const genericHandlers = {
  list: ({ params, body }: Request<'list'>, { content }: CallContext) => {
    const type = requireType(params.type, 'POST');
    const project = projections.get(type);
    return paginate(listEntries(content, type, body.site.id), body, ({ value }) => project?.(value) ?? value);
  },
  detail: ({ params, query }: Request<'detail'>, context: CallContext) =>
    requireEntry(context, requireType(params.type, 'GET'), params.id, query).value,
};
