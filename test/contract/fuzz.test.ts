import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallName } from '../../contract/calls.ts';
import { errorEnvelopeSchema } from '../../contract/schemas/envelope.ts';
import { calls } from '../../server/calls/call-table.ts';
import { brokenBodies, createRandom, generate, naughtyStrings, spoil } from './support/fuzz.ts';
import { runApp, type TestApp } from './support/run-app.ts';
import { sitePages } from './support/site-pages.ts';

let app: TestApp;
beforeAll(async () => {
  app = await runApp({ CONTENT_DIR: path.resolve('examples/content') }, sitePages);
});
afterAll(() => app.stop());

const names = Object.keys(calls) as CallName[];
const api = '/api/internal';

/** Longer than any answer takes, on whatever machine there is. */
const longestAnswer = 50_000;

/** What no answer may show: a stack, a place in a source, another's address on this machine. */
const insides = /\n\s+at |\.(?:ts|js|mjs):\d+|node_modules|node:internal|SQLITE_|\bzod\b/i;

interface Question {
  method: string;
  address: string;
  body?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
}

async function ask({ method, address, body, headers = {} }: Question) {
  const response = await fetch(app.origin + address, {
    method,
    body,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    signal: AbortSignal.timeout(longestAnswer),
    redirect: 'manual',
  });
  return { status: response.status, type: response.headers.get('content-type') ?? '', text: await response.text() };
}

/** Every question has an answer that is one of the contract's, and tells nothing of the server's insides. */
async function askAll(questions: readonly Question[]): Promise<void> {
  for (let start = 0; start < questions.length; start += 8) {
    const some = questions.slice(start, start + 8);
    const answers = await Promise.all(some.map(ask));
    for (const [index, { status, text, type }] of answers.entries()) {
      const question = JSON.stringify(some[index]).slice(0, 500);
      expect([question, status]).toEqual([question, expect.toSatisfy((code: number) => code < 500)]);
      if (status < 400) continue;
      expect([question, insides.exec(text)?.[0]]).toEqual([question, undefined]);
      expect(text).not.toContain(process.cwd());
      if (text !== '' && type.startsWith('application/json')) errorEnvelopeSchema.parse(JSON.parse(text));
    }
  }
}

const fill = (address: string, value: () => string) => address.replace(/:\w+/g, () => encodeURIComponent(value()));

/** Lone surrogates cannot stand in an address. */
const writable = naughtyStrings.filter((text) => !/[\ud800-\udfff]/u.test(text));

describe('a call that is asked for nonsense', () => {
  it.each(names)('answers, and says what is wrong: %s', async (name) => {
    const random = createRandom(names.indexOf(name) + 1);
    const [method = '', address = ''] = name.split(' ');
    const { body, params } = calls[name];
    const ids = () =>
      random.pick(['1', '2', '101', '502', '4001', '0', '-1', '1.5', '1e3', '１', random.pick(writable)]);
    const queries = () => {
      const value = encodeURIComponent(random.pick(writable));
      return random.pick([
        '',
        '',
        `?site=${value}`,
        `?preview=${value}`,
        `?site=1&site=2`,
        `?${value}`,
        '?site=2',
        '?[]=&a[b]=1',
      ]);
    };
    const questions = Array.from(
      { length: params || !body ? 60 : 10 },
      (): Question => ({
        method,
        address: api + fill(address, ids) + queries(),
        body: body ? '{"site":{"id":1},"id":1}' : undefined,
      }),
    );
    if (body) {
      for (let count = 0; count < 120; count += 1) {
        const given = generate(body, random);
        const sent = count % 3 === 0 ? given : spoil(given, random);
        questions.push({ method, address: api + fill(address, ids), body: JSON.stringify(sent) ?? '' });
      }
      for (const broken of brokenBodies) questions.push({ method, address: api + address, body: broken });
    }
    await askAll(questions);
  });

  it('of the generic form takes any text for a type and an id', async () => {
    await askAll(
      writable.flatMap((text) => [
        { method: 'GET', address: `${api}/${encodeURIComponent(text)}/1` },
        { method: 'GET', address: `${api}/news/${encodeURIComponent(text)}` },
        { method: 'POST', address: `${api}/${encodeURIComponent(text)}/list`, body: '{"site":{"id":1}}' },
      ]),
    );
  });

  it('takes any text for a keyword, a place and a heading', async () => {
    const site = { id: 1 };
    await askAll(
      naughtyStrings.flatMap((text) => [
        {
          method: 'POST',
          address: `${api}/activity/list`,
          body: JSON.stringify({ site, activity: { activityName: text, places: [text] } }),
        },
        {
          method: 'POST',
          address: `${api}/multimedia/resource/list`,
          body: JSON.stringify({ site, multimediaResource: { titleContent: text, startDate: text } }),
        },
        { method: 'POST', address: `${api}/get/title/by/type`, body: JSON.stringify({ site, type: text }) },
      ]),
    );
  });

  it('takes any method and any header', async () => {
    const methods = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'];
    const headers = [
      'accept-encoding',
      'content-type',
      'if-none-match',
      'origin',
      'cookie',
      'accept',
      'idempotency-key',
      'range',
    ];
    const sendable = naughtyStrings.filter((text) => /^[\x20-\x7e]*$/.test(text));
    await askAll([
      ...methods.flatMap((method) =>
        names.map((name) => ({ method, address: api + fill(name.split(' ')[1] ?? '', () => '1') })),
      ),
      ...sendable.map((text, index) => ({
        method: 'POST',
        address: `${api}/${index % 2 === 0 ? 'form' : 'news/list'}`,
        body: '{"site":{"id":1}}',
        headers: { [headers[index % headers.length] ?? '']: text },
      })),
    ]);
  });
});

describe('a lead of nonsense', () => {
  it('is taken or refused, and kept as it was typed', async () => {
    const fields = app.content.find('form', 1)?.value.formFields ?? [];
    const values = { PHONE: '13800138000', EMAIL: 'name@example.com' } as Record<string, string>;
    await askAll(
      naughtyStrings.map((text) => ({
        method: 'POST',
        address: `${api}/form`,
        body: JSON.stringify({
          site: { id: 1 },
          form: { id: 1 },
          fieldValues: fields.map(({ id, type, fieldOptions }) => ({
            formFieldBO: { id },
            value: fieldOptions?.[0] ?? values[type] ?? (text.trim() === '' ? 'x' : text),
          })),
          sourceId: text,
          trafficAccessReq: { ext_info: text, logidUrl: text, deviceId: text, deviceType: 2 },
          consent: { policyVersion: app.content.site(1)?.privacyPolicy?.version },
        }),
      })),
    );
    const kept = await app.db.selectFrom('leads').select('field_values').execute();
    expect(kept.length).toBeGreaterThan(100);
    expect(kept.some(({ field_values }) => field_values.includes("'; DROP TABLE leads; --"))).toBe(true);
  });
});

describe('a page that is asked for nonsense', () => {
  it('is found or not found', async () => {
    await askAll(
      writable.flatMap((text) => [
        { method: 'GET', address: `/${encodeURIComponent(text)}` },
        { method: 'GET', address: `/form/${encodeURIComponent(text)}?preview=${encodeURIComponent(text)}` },
        { method: 'GET', address: `/?${encodeURIComponent(text)}` },
      ]),
    );
    await askAll(
      ['//', '///', '//x', '/%', '/%ff', '/%00', '/en', '/en/', '/en//', '/./..//', '/form/1/', '/form//'].map(
        (address) => ({ method: 'GET', address }),
      ),
    );
  });
});
