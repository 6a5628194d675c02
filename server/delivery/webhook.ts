import { createHmac } from 'node:crypto';
import { lastCeiling } from './backoff.ts';
import { describeTls } from './describe-tls.ts';
import { DeliveryError, type Destination } from './destination.ts';

interface WebhookOptions {
  url: string;
  /** Key of the signature. */
  secret: string;
  now?: () => Date;
  /** Ends an attempt that takes too long. */
  timeout?: () => AbortSignal;
}

/** Milliseconds until a receiver must have answered. */
const longestAnswer = 10_000;

/** What a receiver answers that wants no more of a lead. */
const gone = 410;

/**
 * Posts each lead as JSON, signed so that the receiver knows who sent it and when. Any 2xx is a yes; redirects are not
 * followed, for the next address was not the one that was configured. docs/leads.md tells a receiver all it needs.
 */
export function createWebhook(options: WebhookOptions): Destination {
  const { url, secret, now = () => new Date(), timeout = () => AbortSignal.timeout(longestAnswer) } = options;
  return {
    name: 'webhook',
    atOnce: 8,
    perRound: 32,
    longest: longestAnswer,
    async deliver({ id, lead }, signal) {
      const body = JSON.stringify(lead);
      const timestamp = String(Math.floor(now().getTime() / 1000));
      const late = timeout();
      const answer = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.any([signal, late]),
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Vitrine',
          'vitrine-delivery': id,
          'vitrine-timestamp': timestamp,
          'vitrine-signature': `v1=${signWebhook(secret, timestamp, body)}`,
        },
        body,
      }).catch((error: unknown) => {
        throw new DeliveryError(late.aborted ? 'gave no answer in time' : describeFailure(error));
      });
      // Unread, an answer would keep its connection; its words are of no use, and may repeat the lead.
      await answer.body?.cancel().catch(() => undefined);
      if (answer.ok) return;
      const pause = readRetryAfter(answer.headers.get('retry-after'), now());
      throw new DeliveryError(`answered ${answer.status}`, answer.status === gone, pause);
    },
  };
}

/** HMAC-SHA256 over the time and the body, in hexadecimal. The time inside it makes an old request worthless. */
function signWebhook(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
}

/** Seconds or a date (RFC 9110), as milliseconds from now; as long as the longest wait at most. */
function readRetryAfter(header: string | null, now: Date): number {
  if (header === null) return 0;
  const asked = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now.getTime();
  return Number.isFinite(asked) ? Math.min(Math.max(asked, 0), lastCeiling) : 0;
}

/** What is told of a failure, by its code or name; of any other that the receiver could not be reached. */
const failures: readonly (readonly [RegExp, string])[] = [
  // Since Node 24 what HTTP's parser finds has no code.
  [/^(?:HPE_|HTTPParserError|UND_ERR_HEADERS_OVERFLOW|ERR_ASSERTION)/, 'gave an answer that is no HTTP'],
  [/^(?:UND_ERR_SOCKET|ECONNRESET|EPIPE)/, 'ended the connection without an answer'],
];

/** fetch hides the network's own code one level down. */
function describeFailure(error: unknown): string {
  const { cause, name } = error as Error & { cause?: NodeJS.ErrnoException };
  // As 6000, which the Fetch standard keeps from being asked. It has no code.
  if (cause?.message === 'bad port') return 'is at a port that is kept for something else: name another in WEBHOOK_URL';
  const code = cause?.code ?? cause?.name ?? name;
  const told = failures.find(([codes]) => codes.test(code))?.[1] ?? describeTls(code) ?? 'could not be reached';
  return `${told}: ${code}`;
}
