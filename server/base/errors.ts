import type { Site } from '../../contract/entities/site.ts';
import type { Fault } from '../../contract/envelope.ts';
import { CallError } from '../../contract/unwrap.ts';

/** A call that fails on purpose, with headers that the answer carries, such as Retry-After. */
export class AnswerError extends CallError {
  constructor(
    status: number,
    message: string,
    faults: readonly Fault[] = [],
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(status, message, faults);
    this.retryAfter = Number(headers['retry-after']) || undefined;
  }
}

/** Every way in which the server says no, in one place. Each message tells the cause and the cure. */
export const refusals = {
  unknownId: (what: string, id: number | string) =>
    new AnswerError(
      404,
      `There is no ${what} with the id ${id}, or it is not public. Ask the list call for the ids there are.`,
    ),
  noCounterpart: (what: string, id: number, siteId: number) =>
    new AnswerError(
      404,
      `The ${what} ${id} has no translation in site ${siteId}. Leave out "site" to get it in its own language.`,
    ),
  nothingYet: (what: string, { id, mark }: Pick<Site, 'id' | 'mark'>) =>
    new AnswerError(404, `Site ${id} has no public ${what}. Write one in ${mark}/${what}/ of the content.`),
  unknownHeading: (type: string, known: string) =>
    new AnswerError(
      404,
      `There is no heading of the type "${type.slice(0, 100)}". The types are ${known || 'none yet'}.`,
    ),
  unknownPage: (address: string, known: string) =>
    new AnswerError(
      404,
      `There is no such page at "${address.slice(0, 100)}". The addresses are ${known || 'none yet'}.`,
    ),
  unknownPath: (method: string, path: string) =>
    new AnswerError(404, `There is no call ${method} ${path}. All calls are listed at /api/internal/openapi.json.`),
  wrongMethod: (method: string, path: string, allowed: readonly string[]) =>
    new AnswerError(405, `${path} does not take ${method}. Use ${allowed.join(' or ')}.`, [], {
      allow: allowed.join(', '),
    }),
  invalidInput: (faults: readonly Fault[]) =>
    new AnswerError(
      400,
      `The request is not valid: ${faults.map(({ field, message }) => `${field || 'body'}: ${message}`).join('; ')}`.slice(
        0,
        2000,
      ),
      faults,
    ),
  noHost: () =>
    new AnswerError(400, 'The request names no host, or several. HTTP/1.1 wants one Host header: send one.'),
  wrongTarget: () =>
    new AnswerError(400, 'The request asks for no page: write a path, or a whole address with http:// or https://.'),
  unknownExpectation: () =>
    new AnswerError(417, 'The Expect header asks for what is not known here. Send "Expect: 100-continue" or none.'),
  invalidJson: (cause: string) => new AnswerError(400, `The body is not JSON: ${cause}. Send UTF-8 JSON.`),
  tooLarge: (limit: number) => new AnswerError(413, `The body has more than ${limit} bytes. Send less.`),
  wrongContentType: (given: string) =>
    new AnswerError(415, `The content type ${given || '(none)'} is not taken. Send Content-Type: application/json.`),
  /** As RFC 9110, section 15.5.16, has it. */
  wrongContentEncoding: (given: string) =>
    new AnswerError(415, `The content encoding ${given} is not taken. Send the body uncompressed.`, [], {
      'accept-encoding': 'identity',
    }),
  foreignOrigin: (origin: string) =>
    new AnswerError(
      403,
      `Pages of ${origin} may not post forms here. Add the origin to the site's "origins" or to ALLOW_ORIGINS.`,
    ),
  unknownPart: (field: string, message: string) =>
    new AnswerError(404, `The request names what is not there: ${field}: ${message}.`, [{ field, message }]),
  unusable: (faults: readonly Fault[]) =>
    new AnswerError(
      422,
      `These values will not do: ${faults.map(({ field, message }) => `${field}: ${message}`).join('; ')}`.slice(
        0,
        2000,
      ),
      faults,
    ),
  badKey: () =>
    new AnswerError(
      400,
      'The Idempotency-Key must be 1 to 200 visible ASCII characters. Make one random key for each filled form.',
    ),
  keyTaken: () =>
    new AnswerError(
      422,
      'Another lead was sent under this Idempotency-Key. Make a new key for each filled form; repeat a key only with the same values.',
    ),
  tooMany: (seconds: number) =>
    new AnswerError(429, `Too much came from this address. Try again in ${seconds} s.`, [], {
      'retry-after': String(seconds),
    }),
  searchNotReady: () =>
    new AnswerError(
      503,
      'The search is being made ready, as after each start of the server, which takes some seconds. Ask again in 3 s.',
      [],
      { 'retry-after': '3' },
    ),
  behindForm: () =>
    new AnswerError(
      403,
      'This file is given for a filled form. Send the form (POST /api/internal/form): its answer has a link to the file.',
    ),
  linkExpired: () =>
    new AnswerError(
      403,
      'This link has expired. Send the form again under the same Idempotency-Key: its answer has a new one.',
    ),
  storageFails: () =>
    new AnswerError(503, 'The lead could not be stored. Send it again under the same Idempotency-Key in 10 s.', [], {
      'retry-after': '10',
    }),
  outcomeUnknown: () =>
    new AnswerError(
      503,
      'The database did not answer in time, and whether the lead was stored is not known. Send it again under the same Idempotency-Key in 10 s: the answer tells, and it stays one lead.',
      [],
      { 'retry-after': '10' },
    ),
  broken: () => new AnswerError(500, 'The server failed. Its log tells why, beside the time of this answer.'),
} as const;
