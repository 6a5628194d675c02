import { createCallError } from '../../../contract/call-failure.ts';
import { CallError } from '../../../contract/unwrap.ts';
import { readFailureText } from './read-failure.text.ts';

/** What an answer that is no success says. A server that is busy says in a header when it may be asked again. */
export function readFailure(response: Response, text: string): CallError {
  const failure = parseFailure(response, text);
  failure.retryAfter = Number(response.headers.get('retry-after')) || undefined;
  if (failure.status === 404) failure.words = readFailureText.gone;
  return failure;
}

function parseFailure(response: Response, text: string): CallError {
  const { status, url } = response;
  try {
    const body: unknown = JSON.parse(text);
    if (status === 500 && typeof body === 'object') logBug(response, body as { message?: unknown } | null);
    return createCallError(body, status);
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    return new CallError(status, `The answer from ${url} is not JSON. Is a proxy in between?`, [], { cause });
  }
}

/** Section 8: a bug of the server is told in the console too, for whoever looks into the page. */
function logBug({ url, statusText }: Response, body: { message?: unknown } | null): void {
  if (body) console.error(url, body.message || statusText);
}
