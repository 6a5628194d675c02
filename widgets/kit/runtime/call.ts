import type { Call } from '../../../contract/calls.ts';
import { callDeadline } from '../../../contract/constants.ts';
import { CallError, unwrap } from '../../../contract/unwrap.ts';
import { vitrine } from './origin.ts';
import type { NotJson } from './read-failure.ts';
import { toJson } from './to-json.ts';
import { within } from './within.ts';

type Values = Readonly<Record<string, unknown>>;

interface Input {
  params?: Values;
  query?: Values;
  body?: object;
  headers?: Record<string, string>;
  keepalive?: boolean;
}

/**
 * The calls as fetches to a content server. One that has no answer in time fails as one without a network does. The
 * `no-store` mode makes the browser send `Cache-Control: no-cache` (section 7) by itself; written as a header, it would
 * cost each foreign page a preflight. What tells of failures is fetched when there is one.
 */
export function createCall(origin: string, signal: AbortSignal): Call {
  const call = async (name: string, { params = {}, query = {}, body, headers, keepalive }: Input = {}) => {
    const [method, path = ''] = name.split(' ');
    // Ends the fetch when nobody waits for it any more, or when it was too long. One that has its answer is left alone: what
    // watches over a page may still be at its own copy of that, and would take the end for a failure.
    const end = new AbortController();
    const leave = () => end.abort(signal.reason);
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave);
    const ask = async () => {
      const server = vitrine().api ?? origin;
      // On a page of the server's own, a preview link's token shows its holder what the page shows.
      const token = server ? null : new URLSearchParams(location.search).get('preview');
      const response = await fetch(server + createPath(path, params, token ? { preview: token, ...query } : query), {
        method,
        signal: end.signal,
        cache: 'no-store',
        // A page may have a `fetch` that sends cookies everywhere, which no answer to all origins allows.
        credentials: 'same-origin',
        headers: { ...(body && { 'Content-Type': 'application/json' }), ...headers },
        body: body && toJson(body),
        keepalive,
      });
      const answer: unknown = await response.json().catch(tellNotJson);
      const success = unwrap(answer, response.status);
      // An envelope may be empty; what is nothing by itself comes from somebody in between.
      if (success && answer === null) throw new TypeError('It answered with nothing. Is a proxy in between?');
      if (success) return success.answer;
      throw (await import('./read-failure.ts')).readFailure(response, answer);
    };
    try {
      return await within(callDeadline, ask());
    } catch (error) {
      if (signal.aborted || error instanceof CallError) throw error;
      end.abort();
      throw new CallError(0, `No answer from ${origin || 'the server'}: ${String(error)}`, [], { cause: error });
    } finally {
      signal.removeEventListener('abort', leave);
    }
  };
  return call as Call;
}

function createPath(path: string, params: Values, query: Values): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  return `/api/internal${filled}${String(search) && `?${search}`}`;
}

/** What is not JSON is no answer of the server's own; what breaks off is none at all. */
function tellNotJson(cause: Error): NotJson {
  if (cause.name === 'SyntaxError') return { code: '', cause };
  throw cause;
}
