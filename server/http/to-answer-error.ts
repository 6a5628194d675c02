import { CallError } from '../../contract/unwrap.ts';
import { AnswerError, refusals } from '../base/errors.ts';

/** Faults that Fastify finds before a handler runs, by its own codes. */
const known: Readonly<Record<string, (limit: number, contentType: string) => AnswerError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: (limit) => refusals.tooLarge(limit),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: (_, contentType) => refusals.wrongContentType(contentType.slice(0, 100)),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => refusals.invalidJson('it is empty'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => refusals.invalidJson('it is shorter or longer than its Content-Length'),
  FST_ERR_BAD_URL: () =>
    new AnswerError(400, 'The address is not valid: a % must be followed by two hexadecimal digits of UTF-8.'),
  FST_ERR_MAX_PARAM_LENGTH: () => new AnswerError(414, 'A part of the address is too long.'),
};

/** What a caller is told of any error. A bug's own words stay in the log. */
export function toAnswerError(error: unknown, bodyLimit: number, contentType = ''): AnswerError {
  if (error instanceof AnswerError) return error;
  if (error instanceof CallError && error.status >= 400)
    return new AnswerError(error.status, error.message, error.faults);
  const { code, statusCode, headers } = error as {
    code?: unknown;
    statusCode?: unknown;
    headers?: { 'Content-Range'?: string };
  };
  const refusal = typeof code === 'string' && Object.hasOwn(known, code) ? known[code] : undefined;
  if (refusal) return refusal(bodyLimit, contentType);
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 && error instanceof Error) {
    // Who asks for a part of a file beyond its end is told how long that is.
    const whole = headers?.['Content-Range'];
    return new AnswerError(statusCode, error.message, [], whole === undefined ? {} : { 'content-range': whole });
  }
  return refusals.broken();
}
