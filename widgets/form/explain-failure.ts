import type { CallError } from '../../contract/unwrap.ts';
import type { Translate } from '../kit/runtime/words.ts';
import type { sendingText } from './sending.text.ts';

/** Why a form was not sent, as `vt-error` names it to the page around it. */
export type NotSent = 'busy' | 'offline' | 'foreign' | 'unknown' | 'refused';

/**
 * Only an answer of the server itself says that a lead was not kept: after a lost connection, a proxy's page or a fault on
 * the way nobody knows.
 */
export function whyNotSent({ status, cause }: CallError, wasOffline: boolean): NotSent {
  if (status === 429 || status === 503) return 'busy';
  if (status === 0 && wasOffline) return 'offline';
  const isProxys = cause instanceof SyntaxError;
  // The server itself says that forms of this page are not taken; a proxy's refusal is none of its words.
  if (status === 403 && !isProxys) return 'foreign';
  return status === 0 || status >= 500 || isProxys ? 'unknown' : 'refused';
}

/** Whether the same may still be taken: nobody has refused it. */
export const isOpen = (code: NotSent) => code !== 'foreign' && code !== 'refused';

/** Why a form was not sent, in the visitor's words. */
export function explainFailure(
  code: NotSent,
  { message, retryAfter, status }: CallError,
  t: Translate<typeof sendingText>,
): string {
  if (code === 'refused') return t(code, { reason: message });
  // Only what had no answer at all is sent again by itself.
  if (code === 'unknown' && status === 0) return t('lost');
  if (code !== 'busy') return t(code);
  if (!retryAfter) return t('busyServer');
  return retryAfter > 90
    ? t('busyMinutes', { count: Math.ceil(retryAfter / 60) })
    : t('busySeconds', { count: Math.ceil(retryAfter) });
}
