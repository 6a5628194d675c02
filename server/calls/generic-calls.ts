import { z } from 'zod';
import type { CallName, CallRequest } from '../../contract/calls.ts';
import { byId, inSite, listBody } from '../../contract/schemas/call-rows.ts';
import { refusals } from '../base/errors.ts';
import type { Entry } from '../content/entry.ts';
import { type EntityOf, type SummarizedType, type TypeName, typeRow } from '../content/types.ts';
import type { InputSchemas } from '../http/read-input.ts';
import { calls } from './call-table.ts';
import type { CallContext, Handler } from './context.ts';
import { paginate } from './filters.ts';
import { ownAnswers, readType } from './generic-types.ts';
import { handlers } from './handlers.ts';
import { listEntries, requireEntry, requireSite } from './lookup.ts';
import { summarize } from './project.ts';

const ofType = z.object({ type: z.string() });

/** What a type's list takes: where it is a call of its own, that one's filters too. */
export function listRow(type: TypeName) {
  const { list } = typeRow(type);
  return { params: ofType, body: (list && calls[list].body) ?? listBody } satisfies InputSchemas;
}

export const detailRow = { params: byId.extend(ofType.shape), query: inSite } satisfies InputSchemas;

/** The row of a generic list, by what its address names. */
export function findListRow(params: unknown): InputSchemas {
  return listRow(requireType((params as { type: string }).type, 'POST'));
}

function requireType(name: string, method: string): TypeName {
  const type = readType(name);
  if (!type) throw refusals.unknownPath(method, `/${name.slice(0, 100)}/…`);
  return type;
}

/** The page of a type's entries that a checked body asks for. */
export async function answerList(type: TypeName, body: unknown, context: CallContext): Promise<unknown> {
  const { list, summary } = typeRow(type);
  if (list) {
    const handler = handlers[list] as Handler<CallName>;
    return handler({ params: {}, query: {}, body } as unknown as CallRequest<CallName>, context, {});
  }
  const { all, show } = ownAnswers[type] ?? {};
  const { content } = context;
  const asked = body as z.output<typeof listBody>;
  requireSite(content, asked.site.id);
  if (all) return paginate(all(content), asked, (item) => item);
  const short = (value: unknown) =>
    summary ? summarize(type as SummarizedType, value as EntityOf<SummarizedType>) : value;
  const entries: readonly Entry[] = listEntries(content, type, asked.site.id);
  return paginate(entries, asked, (entry) => show?.(entry, content) ?? short(entry.value));
}

/** One entry of a type by its id. */
export function answerDetail(
  type: TypeName,
  id: number,
  query: z.output<typeof inSite>,
  context: CallContext,
): unknown {
  const { ofSite, show } = ownAnswers[type] ?? {};
  const { content } = context;
  if (ofSite) return ofSite(content, query.site ?? id);
  const entry: Entry = requireEntry(context, type, id, query);
  return show?.(entry, content) ?? entry.value;
}

/** The generic calls by what they take and give, for the router. */
export const genericHandlers = {
  list: ({ params, body }: { params: unknown; body: unknown }, context: CallContext) =>
    answerList(requireType((params as { type: string }).type, 'POST'), body, context),
  detail: ({ params, query }: { params: unknown; query: unknown }, context: CallContext) => {
    const { type, id } = params as z.output<typeof detailRow.params>;
    return answerDetail(requireType(type, 'GET'), id, query as z.output<typeof inSite>, context);
  },
};
