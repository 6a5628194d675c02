import type { Call, CallName, CallRequest } from '../../contract/calls.ts';
import { type RawInput, readInput } from '../http/read-input.ts';
import { calls } from './call-table.ts';
import type { CallContext, Handler } from './context.ts';
import { handlers } from './handlers.ts';

/**
 * The calls as function calls in the same process, for pages that the server renders.
 * Rejects with a CallError as the browser's client does.
 * @param preview the token of a preview link: calls that take one get it, and so show what it is for
 */
export function createLocalCall(context: CallContext, preview?: string): Call {
  const call = async (name: CallName, input: RawInput = {}) => {
    const handler = handlers[name] as Handler<CallName>;
    const given = preview === undefined ? input : { ...input, query: { ...(input.query as object), preview } };
    return handler(readInput(calls[name], given) as CallRequest<CallName>, context, {});
  };
  return call as Call;
}
