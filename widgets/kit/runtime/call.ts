import type { Call } from '../../../contract/calls.ts';
import { callDeadline } from '../../../contract/constants.ts';
import { CallError, unwrap } from '../../../contract/unwrap.ts';
import { toJson } from './to-json.ts';
import { within } from './within.ts';

interface Input {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
}

/**
 * The calls as fetches to a content server. One that has no answer in time fails as one without a network does. The
 * `no-store` mode makes the browser send `Cache-Control: no-cache` (section 7) by itself; written as a header, it would
 * cost each foreign page a preflight.
 */
export function createCall(origin: string, signal: AbortSignal): Call {
  const call = async (name: string, input: Input = {}) => {
    const [method, path = ''] = name.split(' ');
    // Ends the fetch when nobody waits for it any more, or when it was too long, and itself once it is done.
    const end = new AbortController();
    if (signal.aborted) end.abort(signal.reason);
    signal.addEventListener('abort', () => end.abort(signal.reason), { signal: end.signal });
    const ask = async () => {
      const response = await fetch(createAddress(origin, path, input), {
        method,
        signal: end.signal,
        cache: 'no-store',
        headers: { ...(input.body === undefined ? {} : { 'Content-Type': 'application/json' }), ...input.headers },
        body: input.body === undefined ? undefined : toJson(input.body),
      });
      return { response, text: await response.text() };
    };
    try {
      const { response, text } = await within(callDeadline, ask()).catch((error: unknown) => {
        if (signal.aborted) throw error;
        throw new CallError(0, `No answer from ${origin || 'the server'}: ${String(error)}`, [], { cause: error });
      });
      return readAnswer(response, text);
    } finally {
      end.abort();
    }
  };
  return call as Call;
}

/** A server that is busy says in a header when it may be asked again. */
function readAnswer(response: Response, text: string): unknown {
  try {
    const body = parseBody(text, response);
    if (response.status === 500 && typeof body === 'object') logBug(response, body as { message?: unknown } | null);
    return unwrap(body, response.status);
  } catch (error) {
    if (error instanceof CallError) error.retryAfter = Number(response.headers.get('retry-after')) || undefined;
    throw error;
  }
}

/** Section 8: a bug of the server is told in the console too, for whoever looks into the page. */
function logBug({ url, statusText }: Response, body: { message?: unknown } | null): void {
  if (body) console.error(url, body.message || statusText);
}

function createAddress(origin: string, path: string, { params = {}, query = {} }: Input): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const pairs = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  const search = pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
  return `${origin}/api/internal${filled}${search}`;
}

function parseBody(text: string, response: Response): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new CallError(response.status, `The answer from ${response.url} is not JSON. Is a proxy in between?`, [], {
      cause: error,
    });
  }
}
