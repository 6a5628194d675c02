import type { Call } from '../../contract/calls.ts';
import { CallError, unwrap } from '../../contract/unwrap.ts';

interface Input {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
}

/**
 * The calls as fetches to a content server. The `no-store` mode makes the browser send `Cache-Control: no-cache`
 * (section 7) by itself; written as a header, it would cost each foreign page a preflight.
 */
export function createCall(origin: string, signal: AbortSignal): Call {
  const call = async (name: string, input: Input = {}) => {
    const [method, path = ''] = name.split(' ');
    const fail = (error: unknown): never => {
      if (signal.aborted) throw error;
      throw new CallError(0, `No answer from ${origin || 'the server'}: ${String(error)}`, [], { cause: error });
    };
    const response = await fetch(createAddress(origin, path, input), {
      method,
      signal,
      cache: 'no-store',
      headers: { ...(input.body === undefined ? {} : { 'Content-Type': 'application/json' }), ...input.headers },
      body: JSON.stringify(input.body),
    }).catch(fail);
    return unwrap(parseBody(await response.text().catch(fail), response), response.status);
  };
  return call as Call;
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
    throw new CallError(response.status, `The answer from ${response.url} is not JSON. Is a proxy in between?`);
  }
}
