import type { Fault } from './envelope.ts';
import { CallError } from './unwrap.ts';

/** Section 7: the failure that an answer's body tells of, with the server's message. */
export function createCallError(body: unknown, status: number): CallError {
  const { code, message, data } = Object(body) as { code?: unknown; message?: unknown; data?: unknown };
  return new CallError(
    (code !== undefined && String(code) !== '200' && Number(code)) || status,
    message ? String(message) : `The server answered with status ${status}.`,
    (data as { faults?: Fault[] } | null | undefined)?.faults,
  );
}
