import { createCallError } from '../../../contract/call-failure.ts';
import { CallError } from '../../../contract/unwrap.ts';
import { readFailureText } from './read-failure.text.ts';

/** What stands for an answer that could not be read: no answer of the server's own has an empty code. */
export interface NotJson {
  code: '';
  cause: Error;
}

/** What an answer that is no success says. A server that is busy says in a header when it may be asked again. */
export function readFailure(response: Response, body: unknown): CallError {
  const failure = createFailure(response, body);
  failure.retryAfter = Number(response.headers.get('retry-after')) || undefined;
  if (failure.status === 404) failure.words = readFailureText.gone;
  return failure;
}

function createFailure(response: Response, body: unknown): CallError {
  const { status, url } = response;
  const { code, cause } = Object(body) as NotJson;
  if (code === '')
    return new CallError(status, `The answer from ${url} is not JSON. Is a proxy in between?`, [], { cause });
  if (status === 500 && typeof body === 'object') logBug(response, body as { message?: unknown } | null);
  return createCallError(body, status);
}

/** Section 8: a bug of the server is told in the console too, for whoever looks into the page. */
function logBug({ url, statusText }: Response, body: { message?: unknown } | null): void {
  if (body) console.error(url, body.message || statusText);
}
