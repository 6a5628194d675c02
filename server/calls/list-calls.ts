import type { CallBody } from '../../contract/calls.ts';
import type { Entry } from '../content/entry.ts';
import {
  type EntityOf,
  type ListOf,
  type ShownOf,
  type SummarizedType,
  type TypeName,
  typeRow,
} from '../content/types.ts';
import { listTypes } from './call-table.ts';
import { createNameColumn, type NameColumn, select } from './columns.ts';
import type { CallContext } from './context.ts';
import { paginate } from './filters.ts';
import { createListIndex } from './list-index.ts';
import { listEntries } from './lookup.ts';
import { summarize } from './project.ts';

type Body = Required<CallBody<'POST /news/list'>> & Readonly<Record<string, unknown>>;

type ListCalls = {
  [Type in TypeName as ListOf<Type>]: (
    request: { body: Required<CallBody<'POST /news/list'>> },
    context: CallContext,
  ) => { data: ShownOf<Type>[]; total: number };
};

/** What lists show of an entry: its summary, or all of it where its type has none. */
function showOf(type: TypeName): (entry: Entry) => unknown {
  if (!typeRow(type).summary) return ({ value }) => value;
  return ({ value }) => summarize(type as SummarizedType, value as EntityOf<SummarizedType>);
}

/** A page of a type's entries, narrowed by the filters of its row: each takes the entries that have one of its values. */
function answerFor(type: TypeName) {
  const filters = Object.entries(typeRow(type).filters ?? {});
  const show = showOf(type);
  const index = createListIndex((entries: readonly Entry[]): Record<string, NameColumn> => {
    const valuesOf = (field: string) => entries.map(({ value }) => (value as Record<string, unknown>)[field]);
    return Object.fromEntries(
      filters.map(([name, field]) => [
        name,
        createNameColumn(valuesOf(field).map((value) => (value === undefined ? undefined : String(value)))),
      ]),
    );
  });
  return ({ body }: { body: Body }, { content }: CallContext) => {
    const entries: readonly Entry[] = listEntries(content, type, body.site.id);
    if (filters.length === 0) return paginate(entries, body, show);
    const columns = index(entries, content.timeZone(body.site.id));
    const tests = filters.map(([name]) => columns[name]?.among(body[name] as readonly string[] | null | undefined));
    const found = select(entries.length, undefined, tests);
    return paginate(found?.flatMap((at) => entries[at] ?? []) ?? entries, body, show);
  };
}

/** The paged call of every type that has one. A list with filters of another kind is written out. */
export const listCalls = Object.fromEntries(
  listTypes.map(([name, type]) => [name, answerFor(type)]),
) as unknown as ListCalls;
