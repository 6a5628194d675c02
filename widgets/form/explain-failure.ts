import type { CallError } from '../../contract/unwrap.ts';
import type { Translate } from '../kit/runtime/words.ts';
import type { sendingText } from './sending.text.ts';

/**
 * Why a form was not sent, in the visitor's words. Only an answer of the server itself says that a lead was not kept:
 * after a lost connection, a proxy's page or a fault on the way nobody knows.
 */
export function explainFailure(
  { status, message, cause, retryAfter }: CallError,
  wasOffline: boolean,
  t: Translate<typeof sendingText>,
): string {
  if (status === 429 || status === 503) {
    if (!retryAfter) return t('busyServer');
    return retryAfter > 90
      ? t('busyMinutes', { count: Math.ceil(retryAfter / 60) })
      : t('busySeconds', { count: Math.ceil(retryAfter) });
  }
  if (status === 0 && wasOffline) return t('offline');
  if (isForeign({ status, cause })) return t('foreign');
  if (status === 0 || status >= 500 || cause instanceof SyntaxError) return t('unknown');
  return t('refused', { reason: message });
}

/** The server itself says that forms of this page are not taken; a proxy's refusal is none of its words. */
export function isForeign({ status, cause }: Pick<CallError, 'status' | 'cause'>): boolean {
  return status === 403 && !(cause instanceof SyntaxError);
}
