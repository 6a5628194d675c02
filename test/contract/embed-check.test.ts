import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EmbedOptions } from '../../contract/entities/embed.ts';
import type { EmbedCheck } from '../../contract/entities/embed-check.ts';
import { errorEnvelopeSchema } from '../../contract/schemas/envelope.ts';
import { runApp, type TestApp } from './support/run-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await runApp({ PUBLIC_ORIGIN: 'https://www.example.com', ALLOW_ORIGINS: 'https://landing.example' });
});
afterAll(() => app.stop());

const send = async (given: object) => app.post('/api/internal/embed/check', { site: { id: 1 }, ...given });
const check = async (given: object) => ((await (await send(given)).json()) as { data: EmbedCheck }).data;
const refusal = async (given: object) => {
  const response = await send(given);
  return { status: response.status, ...errorEnvelopeSchema.parse(await response.json()) };
};

describe('a page that is checked', () => {
  it('is held against this server’s origin, its release and its widgets', async () => {
    const { findings, seen } = await check({
      headers: "Content-Security-Policy: img-src 'none'",
      html: '<script src="https://www.example.com/loader.js"></script><vt-form form-id="1"></vt-form><vt-from></vt-from>',
    });
    expect(seen).toEqual({ policies: 1, scripts: 1, tags: 2 });
    expect(findings.map(({ code, mend }) => [code, mend?.line])).toEqual([
      ['imgBlocked', 'img-src https://www.example.com'],
      ['unknownTag', '<vt-form></vt-form>'],
    ]);
  });

  it('has what opens by itself told of a way that there is not, and never as what is opened', async () => {
    const html =
      '<vt-opener open="scroll:50 exit"></vt-opener><vt-opener open="scrol:50"></vt-opener><a data-vt-open="opener">A</a>';
    const { findings } = await check({ html });
    expect(findings.map(({ code, parts }) => [code, parts.value ?? parts.known])).toEqual(
      expect.arrayContaining([
        ['unreadAttribute', 'scrol:50'],
        ['unknownOpened', 'opener'],
      ]),
    );
  });

  it('is held against what the content has, in whichever language', async () => {
    const told = async (attributes: string) => {
      const html = `<script src="https://www.example.com/loader.js"></script><vt-form ${attributes}></vt-form>`;
      return (await check({ html })).findings.map(({ code, parts }) => [code, parts.value]);
    };
    for (const attributes of [
      'form-id="1" unlock="publication/2 publication/1002 media-resource/1"',
      'form-id="4001" unlock="publication/2"',
      'unlock="publication/2"',
      `form-id="1" prefill='{"101":"Ada","Name":"Ada","手机":"1"}' source="/product/1" site="en"`,
      `prefill='{"400101":"Ada"}'`,
    ])
      expect(await told(attributes), attributes).toEqual([]);
    for (const [attributes, code, value] of [
      ['unlock="publication/99999"', 'unknownUnlock', 'publication/99999'],
      ['unlock="publication/1"', 'unknownUnlock', 'publication/1'],
      ['unlock="activity-review/99999"', 'unknownUnlock', 'activity-review/99999'],
      ['unlock="publicaton/2"', 'unreadAttribute', 'publicaton/2'],
      [`prefill='{"Nme":"Ada"}'`, 'unknownField', 'Nme'],
      ['source="/prodct/1"', 'unknownSource', '/prodct/1'],
      ['site="fr"', 'unknownSite', 'fr'],
    ] as const)
      expect(await told(attributes), attributes).toEqual([[code, value]]);
  });

  it('may have its script from a site of its own host', async () => {
    const html = '<script src="https://en.www.example.com/loader.js"></script><vt-form></vt-form>';
    expect((await check({ html })).findings).toEqual([]);
  });

  it('is told of a pinned release that this server does not keep, and of one that it keeps nothing', async () => {
    const pin = async (release: string) => {
      const html = `<script async src="https://www.example.com/v/${release}/loader.js"></script><vt-form></vt-form>`;
      return (await check({ html })).findings.map(({ code, parts }) => [code, parts.release]);
    };
    const answer = await app.get('/api/internal/embed/1');
    const { data } = (await answer.json()) as { data: EmbedOptions };
    expect(await pin('0.0.1-deadbeef')).toEqual([['releaseGone', '0.0.1-deadbeef']]);
    expect(await pin(data.release.name)).toEqual([]);
  });

  it('is told of forms what the call of the form itself would say', async () => {
    for (const address of ['https://cn.partner.example/a', 'https://landing.example/b', 'https://en.www.example.com/'])
      expect((await check({ address })).findings, address).toEqual([]);
    for (const origin of ['https://evil.example', 'http://landing.example', 'https://landing.example:8443'])
      expect((await check({ address: `${origin}/c` })).findings, origin).toMatchObject([
        { code: 'foreignOrigin', mend: { way: 'send', line: origin } },
      ]);
  });

  it('is checked for its engineer alone, from any page', async () => {
    const { headers } = await send({ html: '<vt-form></vt-form>' });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  it('may be long, in any script', async () => {
    expect((await check({ html: '远'.repeat(200_000) })).findings).toMatchObject([{ code: 'nothingOfOurs' }]);
  });
});

describe('what cannot be checked is refused in words', () => {
  it.each([
    [{}, 'body', /nothing to check/],
    [{ html: ' \n' }, 'body', /nothing to check/],
    [{ html: 'x'.repeat(200_001) }, 'html', /at most 200000 characters/],
    [{ headers: 'x'.repeat(50_001) }, 'headers', /at most 50000 characters/],
    [{ address: 'partner.example' }, 'address', /give a whole one/],
    [{ address: 'javascript:alert(1)' }, 'address', /give a whole one/],
    [{ html: 'x', policy: 'y' }, 'policy', /what is taken is site, headers, html, address/],
  ])('%o', async (given, field, words) => {
    const { status, message, data } = await refusal(given);
    expect(status).toBe(400);
    expect(message).toMatch(words);
    expect(data?.faults.map((fault) => fault.field || 'body')).toEqual([field]);
  });

  it('as more than a megabyte', async () => {
    expect(await refusal({ html: 'x'.repeat(1024 * 1024) })).toMatchObject({ status: 413 });
  });

  it('of a site that is not there', async () => {
    expect(await refusal({ site: { id: 99 }, html: 'x' })).toMatchObject({ status: 404 });
  });
});

it('one sender has 30 checked in a minute, and is told how long to wait', async () => {
  const limited = await runApp({ RATE_LIMIT: '600', TRUST_PROXY: '1' });
  const send = (sender: string) =>
    limited.post(
      '/api/internal/embed/check',
      { site: { id: 1 }, html: '<vt-form></vt-form>' },
      { 'x-forwarded-for': sender },
    );
  const all = await Promise.all(Array.from({ length: 31 }, () => send('203.0.113.1')));
  expect(all.map(({ status }) => status).sort()).toEqual([...Array(30).fill(200), 429]);
  const refused = all.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await send('203.0.113.2')).status).toBe(200);
  await limited.stop();
});
