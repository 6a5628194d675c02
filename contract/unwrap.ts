import type { Fault } from './envelope.ts';
import type { Word } from './text.ts';

/** A call that failed: `status` is the HTTP status, or 0 when no answer came. The message is the server's own. */
export class CallError extends Error {
  override readonly name = 'CallError';
  /** Seconds after which a busy server may be asked again, where it says so. */
  retryAfter?: number;
  /** What a visitor reads of it, where that is more than that something failed. */
  words?: Word;
  constructor(
    readonly status: number,
    message: string,
    readonly faults: readonly Fault[] = [],
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/**
 * Section 7: an object with a code yields its data when the code is "200"; anything else is the answer itself. An HTTP
 * status of a failure is one, whatever the body says.
 * @returns the answer; nothing where it is a failure, which `createCallError` reads
 */
export function unwrap(body: unknown, status: number): { answer: unknown } | undefined {
  const { code, data } = Object(body) as { code?: unknown; data?: unknown };
  if (status < 400 && (code === undefined || String(code) === '200'))
    return { answer: code === undefined ? body : data };
  return undefined;
}
