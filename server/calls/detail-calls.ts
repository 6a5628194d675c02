import type { CallRequest } from '../../contract/calls.ts';
import type { DetailOf, EntityOf, TypeName } from '../content/types.ts';
import { detailTypes } from './call-table.ts';
import type { CallContext } from './context.ts';
import { requireEntry } from './lookup.ts';

type DetailCalls = {
  [Type in TypeName as DetailOf<Type>]: (
    request: Pick<CallRequest<'GET /news/:id'>, 'params' | 'query'>,
    context: CallContext,
  ) => EntityOf<Type>;
};

const answerFor =
  (type: TypeName) =>
  ({ params, query }: CallRequest<'GET /news/:id'>, context: CallContext) =>
    requireEntry(context, type, params.id, query).value;

/** The call by id of every type that has one: the entry itself. A call that gives more is written out beside the lists. */
export const detailCalls = Object.fromEntries(
  detailTypes.map(([name, type]) => [name, answerFor(type)]),
) as unknown as DetailCalls;
