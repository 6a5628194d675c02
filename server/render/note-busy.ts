import type { Call } from '../../contract/calls.ts';
import { CallError } from '../../contract/unwrap.ts';

/**
 * Calls that are watched for what cannot be had just now: a widget goes on without it, but who keeps the result has to know.
 * @returns the calls, and in how many seconds what was refused may be asked for again; undefined as long as nothing was
 */
export function noteBusy(ask: Call): { call: Call; retryAfter(): number | undefined } {
  let retryAfter: number | undefined;
  return {
    retryAfter: () => retryAfter,
    call: async (name, input) => {
      try {
        return await ask(name, input);
      } catch (error) {
        if (error instanceof CallError) retryAfter ??= error.retryAfter;
        throw error;
      }
    },
  };
}
