import { z } from 'zod';
import { pageSize } from '../constants.ts';
import { idSchema } from './shared.ts';

const empty = z.object({});

/** What a call takes and gives, as schemas. Paths are under /api/internal; `params` and `query` arrive as text. */
export interface CallSchemas<
  Answer extends z.ZodType = z.ZodType,
  Params extends z.ZodType = z.ZodObject,
  Query extends z.ZodType = z.ZodObject,
  Body extends z.ZodType = z.ZodType,
> {
  summary: string;
  answer: Answer;
  params: Params;
  query: Query;
  /** Left out where nothing is sent. */
  body?: Body;
  /** The answer is for its asker alone: nothing keeps it, and nobody is given it once more. */
  personal?: true;
  /** There is no end to what may be asked: each answer is worked out anew, so that none pushes out those of other calls. */
  endless?: true;
}

/** A row as it is written: without what goes without saying. */
type Written<Row extends object, Left extends keyof Row> = Omit<Row, Left> & Partial<Pick<Row, Left>>;

/** A row of the table of calls. */
export function row<
  Answer extends z.ZodType,
  Params extends z.ZodObject = typeof empty,
  Query extends z.ZodObject = typeof empty,
  Body extends z.ZodType = z.ZodUndefined,
>(definition: Written<CallSchemas<Answer, Params, Query, Body>, 'params' | 'query'>) {
  return { params: empty, query: empty, ...definition } as CallSchemas<Answer, Params, Query, Body>;
}

export const numberInPath = z.coerce.number().int().positive();
export const byId = z.object({ id: numberInPath });
export const bySite = z.object({ siteId: numberInPath });

/** The token of a preview link, which shows an entry that is not public; one that does not serve is as good as none. */
export const previewable = z.object({ preview: z.string().max(200).optional() });

/**
 * An entry of one site has a counterpart of the same file name in the other: `site` asks for that one.
 */
export const inSite = previewable.extend({ site: numberInPath.optional() });

export const siteReference = z.object({ id: idSchema });
export const ofSite = z.object({ site: siteReference });
export const byAddress = ofSite.extend({ pageAddress: z.string().min(1).max(200) });
export const siteById = z.object({ id: idSchema });

const pageNumber = z.int().min(1);
const pageLength = z.int().min(1).max(pageSize.most);
const paging = { pageNo: pageNumber.default(1), pageSize: pageLength.default(pageSize.standard) };

/** Start-of-day and end-of-day stamps (section 5): ISO 8601 text or milliseconds since 1970. */
const stamp = z.union([z.iso.datetime({ offset: true, local: true }), z.iso.date(), z.int().nonnegative()]);
export const dateRange = { startDate: stamp.nullish(), endDate: stamp.nullish() };
export const names = z.array(z.string().max(200)).max(100).nullish();
export const keyword = z.string().max(200).nullish();

export const pageOf = <Entry extends z.ZodType>(entry: Entry) =>
  z.strictObject({ data: z.array(entry), total: z.int().nonnegative() });

// The bodies of lists are strict: a filter with a slip in its name would give everything, and nobody would see why.
export const listBody = z.strictObject({ site: siteReference, ...paging });

/** A list that is given whole, unless a part of it is asked for. */
export const wholePaging = { pageNo: pageNumber.optional(), pageSize: pageLength.optional() };
export const wholeBody = z.strictObject({ site: siteReference, ...wholePaging });

/** The call by id that a type of content has. */
export const detailRow = (type: string, entity: z.ZodType) =>
  row({ summary: `One entry of the type ${type}`, params: byId, query: inSite, answer: entity });

/**
 * The paged call that a type of content has.
 * @param filters what narrows it, each by a list of values
 */
export const listRow = (type: string, shown: z.ZodType, filters: readonly string[] = []) =>
  row({
    summary: `Entries of the type ${type}, page by page`,
    body: filters.length > 0 ? listBody.extend(Object.fromEntries(filters.map((name) => [name, names]))) : listBody,
    answer: pageOf(shown),
  });
