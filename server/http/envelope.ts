import type { ErrorEnvelope } from '../../contract/envelope.ts';
import type { CallError } from '../../contract/unwrap.ts';

/** A good answer's envelope, ready to be sent. */
export function serializeAnswer(data: unknown): Buffer {
  return Buffer.from(`{"code":"200","message":"OK","data":${JSON.stringify(data) ?? 'null'}}`);
}

/** A failed call's envelope. */
export function describeError({ status, message, faults }: CallError): ErrorEnvelope {
  return { code: String(status), message, data: faults.length > 0 ? { faults: [...faults] } : null };
}
