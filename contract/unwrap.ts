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
 * otherwise; anything else is the answer itself.
 * @throws CallError
 */
export function unwrap(body: unknown, status: number): unknown {
  if (typeof body === 'object' && body !== null && 'code' in body) {
    const envelope = body as { code: unknown; message?: unknown; data?: { faults?: Fault[] } | null };
    if (String(envelope.code) === '200') return envelope.data;
    throw new CallError(
      Number(envelope.code) || status,
      String(envelope.message ?? 'The server gave no message.'),
      envelope.data?.faults,
    );
  }
  if (status >= 400) throw new CallError(status, `The server answered with status ${status}.`);
  return body;
}
