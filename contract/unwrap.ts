import type { Fault } from './envelope.ts';

/** A call that failed: `status` is the HTTP status, or 0 when no answer came. The message is the server's own. */
export class CallError extends Error {
  override readonly name = 'CallError';
  /** Seconds after which a busy server may be asked again, where it says so. */
  retryAfter?: number;
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
 * Section 7: an object with a code yields its data when the code is "200" and fails with the server's message
 * otherwise; anything else is the answer itself. An HTTP status of a failure is one, whatever the body says.
 * @throws CallError
 */
export function unwrap(body: unknown, status: number): unknown {
  const { code, message, data } = Object(body) as { code?: unknown; message?: unknown; data?: unknown };
  const succeeded = code === undefined || String(code) === '200';
  if (status < 400 && succeeded) return code === undefined ? body : data;
  throw new CallError(
    (!succeeded && Number(code)) || status,
    message ? String(message) : `The server answered with status ${status}.`,
    (data as { faults?: Fault[] } | null | undefined)?.faults,
  );
}
