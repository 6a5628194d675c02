import type { Call } from '../../../contract/calls.ts';
import { contentOrigin } from './origin.ts';

const fetchCalls = () => import('./call.ts');

/**
 * The calls to the content server, whose code is fetched with the first of them: most widgets show what came with their
 * page, and never make one. Where it cannot be had, the call fails as one without a network does.
 */
export const callLater = (signal: AbortSignal): Call =>
  (async (...asked: Parameters<Call>) => {
    const { createCall } = await fetchCalls().catch((error) => {
      error.status = 0;
      throw error;
    });
    return createCall(contentOrigin(), signal)(...asked);
  }) as Call;

/** Most calls are the answer to a hand that has come near: their code comes then. */
export function expectCalls(host: HTMLElement): void {
  for (const type of ['pointerover', 'focusin']) host.addEventListener(type, fetchAhead, { once: true });
}

const fetchAhead = () => fetchCalls().catch(Object);
