import type { z } from 'zod';
import { type AnswerError, refusals } from '../base/errors.ts';
import { describeError } from '../http/envelope.ts';
import { takesBody } from '../http/read-input.ts';
import { refTo } from './components.ts';

export type RefusalName = keyof typeof refusals;

/** What each refusal is shown with. */
const given: { [Name in RefusalName]: Parameters<(typeof refusals)[Name]> } = {
  unknownId: ['news', 99],
  noCounterpart: ['news', 1, 2],
  nothingYet: ['introduction', { id: 2, mark: 'en' }],
  unknownHeading: ['NEWS', 'BRAND_ACTIVITIES, MULTIMEDIA_RESOURCE, Corporate publication'],
  unknownPage: ['/imprint', '/privacy'],
  unknownPath: ['GET', '/api/internal/newspaper'],
  wrongMethod: ['PUT', '/api/internal/news/list', ['POST']],
  invalidInput: [[{ field: 'pageSize', message: 'must be at most 100' }]],
  noHost: [],
  wrongTarget: [],
  unknownExpectation: [],
  invalidJson: ['it is empty'],
  tooLarge: [262_144],
  wrongContentType: ['text/plain'],
  wrongContentEncoding: ['gzip'],
  foreignOrigin: ['https://partner.example'],
  unknownPart: ['form.id', 'there is no form 99'],
  unusable: [[{ field: '101', message: 'Please enter a valid phone number' }]],
  badKey: [],
  keyTaken: [],
  tooMany: [30],
  searchNotReady: [],
  behindForm: [],
  linkExpired: [],
  storageFails: [],
  outcomeUnknown: [],
  broken: [],
};

const refuse = (name: RefusalName): AnswerError =>
  (refusals[name] as (...values: readonly unknown[]) => AnswerError)(...given[name]);

/** What of a call decides how it can fail: its row of the contract's table, or what stands for one. */
interface Fallible {
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
}

const ofLeads: readonly RefusalName[] = [
  ...(['badKey', 'foreignOrigin', 'unknownPart', 'unusable', 'keyTaken', 'tooMany'] as const),
  ...(['storageFails', 'outcomeUnknown'] as const),
];
const ofBodies: readonly RefusalName[] = ['invalidJson', 'tooLarge', 'wrongContentType', 'wrongContentEncoding'];

/** Refusals that single calls have beside what follows from their input. */
const own: Readonly<Record<string, readonly RefusalName[]>> = {
  'POST /form': ofLeads,
  'GET /widget/:name': ['unknownPart'],
  'POST /embed/check': ['tooMany'],
  'POST /get/title/by/type': ['unknownHeading'],
  'POST /textPage': ['unknownPage'],
  'POST /staticPage': ['unknownPage'],
  'POST /landingPage': ['unknownPage'],
  'POST /search/list': ['searchNotReady'],
  'GET /search/suggestion/list/:siteId': ['searchNotReady'],
  'POST /bottomNavigation/list': ['nothingYet'],
  'POST /introduce': ['nothingYet'],
  'POST /serviceAndSupport': ['nothingYet'],
  'POST /joinUs': ['nothingYet'],
};

/** Every way in which a call says no. */
export function listRefusals(name: string, { params, query, body }: Fallible): RefusalName[] {
  const isEmpty = (schema: z.ZodObject | undefined) => Object.keys(schema?.shape ?? {}).length === 0;
  const asks = takesBody(body);
  const hasInput = asks || !isEmpty(params) || !isEmpty(query);
  const isLead = name === 'POST /form';
  return [
    ...(hasInput ? (['invalidInput'] as const) : []),
    ...(asks ? ofBodies : []),
    ...(hasInput && !isLead ? (['unknownId'] as const) : []),
    ...(query?.shape.preview && query.shape.site ? (['noCounterpart'] as const) : []),
    ...(own[name] ?? []),
    'wrongMethod',
    'broken',
  ];
}

/** The refusals as responses, by their status, each with an example of every one. */
export function describeRefusals(names: readonly RefusalName[]): Record<string, object> {
  const statuses = [...new Set(names.map((name) => refuse(name).status))].sort();
  return Object.fromEntries(
    statuses.map((status) => [status, describeResponse(names.filter((name) => refuse(name).status === status))]),
  );
}

/** What is answered where nothing else is said, such as for an address that is no call: all that is named by none. */
export function describeRest(paths: object): object {
  const named = new Set([...JSON.stringify(paths).matchAll(/#\/components\/examples\/(\w+)/g)].map(([, name]) => name));
  return {
    ...describeResponse((Object.keys(refusals) as RefusalName[]).filter((name) => !named.has(name))),
    description: 'The call failed in a way that any address may.',
  };
}

/** Every refusal's answer, by its name. docs/api.md has a paragraph for each. */
export function describeExamples(): Record<string, object> {
  return Object.fromEntries(
    (Object.keys(refusals) as RefusalName[]).map((name) => [
      name,
      { summary: `${name}: see docs/api.md`, value: describeError(refuse(name)) },
    ]),
  );
}

const meanings: Readonly<Record<number, string>> = {
  400: 'What was sent has not the shape of the call. `data.faults` names the fields.',
  403: 'Not for who asks.',
  404: 'What was asked for is not there, or not public.',
  405: 'The address is there, for another method: see `Allow`.',
  413: 'The body is too large.',
  415: 'The body is no JSON.',
  422: 'What was sent has the right shape, and cannot be used.',
  429: 'Too much from one address: see `Retry-After`.',
  500: 'A bug of the server.',
  503: 'The server cannot do this just now: see `Retry-After`.',
};

function describeResponse(names: readonly RefusalName[]): object {
  const failures = names.map(refuse);
  const headers = new Set(failures.flatMap((failure) => Object.keys(failure.headers)));
  const examples = Object.fromEntries(names.map((name) => [name, { $ref: `#/components/examples/${name}` }]));
  return {
    description: meanings[failures[0]?.status ?? 0] ?? 'The call failed.',
    ...(headers.size > 0
      ? { headers: Object.fromEntries([...headers].map((name) => [name, { schema: { type: 'string' } }])) }
      : {}),
    content: { 'application/json': { schema: { $ref: refTo('Error') }, examples } },
  };
}
