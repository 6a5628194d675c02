import { type Call, type CallName, type CallRequest, calls } from '../../contract/calls.ts';
import type { CallContext, Handler } from './context.ts';
import { handlers } from './handlers.ts';
import { type RawInput, readInput } from './read-input.ts';

/**
 * The calls as function calls in the same process, for pages that the server renders.
 * Rejects with a CallError as the browser's client does.
 */
export function createLocalCall(context: CallContext): Call {
  const call = async (name: CallName, input: RawInput = {}) => {
    const handler = handlers[name] as Handler<CallName>;
    return handler(readInput(calls[name], input) as CallRequest<CallName>, context, {});
  };
  return call as Call;
}
