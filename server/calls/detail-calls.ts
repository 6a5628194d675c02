import type { CallRequest } from '../../contract/calls.ts';
import { type DetailName, type TypeName, typeNames, typeRow } from '../content/types.ts';
import type { CallContext, Handlers } from './context.ts';
import { requireEntry } from './lookup.ts';

const answerFor =
  (type: TypeName) =>
  ({ params, query }: CallRequest<'GET /news/:id'>, context: CallContext) =>
    requireEntry(context, type, params.id, query).value;

/** The call by id of every type that has one: the entry itself. A call that gives more is written out beside the lists. */
export const detailCalls = Object.fromEntries(
  typeNames.flatMap((type) => {
    const { detail } = typeRow(type);
    return detail ? [[detail, answerFor(type)]] : [];
  }),
) as unknown as Handlers<Exclude<DetailName, 'GET /product-category/detail/:id'>>;
