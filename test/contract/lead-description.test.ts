import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { naughtyStrings } from './support/fuzz.ts';
import { createLead } from './support/lead.ts';
import { runApp, type TestApp } from './support/run-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await runApp();
});
afterAll(() => app.stop());

async function keep(changes: object) {
  const response = await app.post('/api/internal/form', JSON.stringify({ ...createLead(), ...changes }));
  const answer = await response.json();
  expect([JSON.stringify(changes).slice(0, 200), response.status, answer.message]).toEqual([
    expect.any(String),
    200,
    'OK',
  ]);
  const { id } = answer.data;
  const row = await app.db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return { ...row, traffic: JSON.parse(row.traffic ?? 'null') };
}

const long = 'x'.repeat(30_000);

/** What nobody means to send, and somebody does. */
const oddities: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 3, 1e21, -1e-7, Number.MAX_SAFE_INTEGER, '', ' ', '1', long, '\u0000\uD800'],
  ...[[], {}, [[]], [null], { id: null }, ['a', 1, {}], { toString: 'x' }, { long }, [long]],
  ...[
    { type: 'publication', id: -1 },
    [{ type: 'publication', id: 1 }, 7],
    { fields: [] },
    { name: 'x', fields: [{}] },
  ],
];
const partsOfLead = ['formTypeSource', 'sourceId', 'trafficAccessReq', 'website', 'elapsed', 'unlock', 'shown'];
const partsOfTraffic = ['bd_vid', 'ext_info', 'deviceType', 'deviceId', 'logidUrl', 'somethingNew'];

describe('what only describes a lead', () => {
  it.each(partsOfLead)('never costs it, whatever it is: %s', async (name) => {
    for (const odd of oddities) await keep({ [name]: odd });
  });

  it.each(partsOfTraffic)('never costs it, whatever it is: trafficAccessReq.%s', async (name) => {
    for (const odd of [...oddities, ...naughtyStrings.slice(0, 15)]) await keep({ trafficAccessReq: { [name]: odd } });
  });

  it('never costs it, all at once', async () => {
    for (const odd of oddities) {
      const traffic = Object.fromEntries(partsOfTraffic.map((name) => [name, odd]));
      const lead = Object.fromEntries(partsOfLead.map((name) => [name, odd]));
      await keep({ ...lead, trafficAccessReq: traffic });
    }
  });

  it('is shortened where it is long, and the lead says so', async () => {
    const landing = `https://www.example.com/?bd_vid=7&long=${long}`;
    const { traffic } = await keep({ trafficAccessReq: { logidUrl: landing, bd_vid: '7' } });
    expect(traffic.logidUrl).toBe(landing.slice(0, 4000));
    expect(traffic).toMatchObject({ bd_vid: '7', shortened: ['logidUrl'] });
    expect(traffic.dropped).toBeUndefined();
  });

  it('is not cut through a character', async () => {
    const { traffic } = await keep({ trafficAccessReq: { deviceId: `${'x'.repeat(3999)}😀` } });
    expect(traffic.deviceId).toBe('x'.repeat(3999));
  });

  it('is left out where it is of no use, and the lead says so', async () => {
    const { traffic, suspect } = await keep({
      elapsed: -86_400_000,
      formTypeSource: 'NEWSLETTER',
      trafficAccessReq: { deviceType: 9, logidUrl: 'https://www.example.com/' },
    });
    expect(suspect).toBeNull();
    expect(traffic).toEqual({
      logidUrl: 'https://www.example.com/',
      dropped: ['formTypeSource', 'elapsed', 'deviceType'],
    });
  });

  it('is kept in another shape where that is what was meant', async () => {
    const { traffic, source_id } = await keep({
      sourceId: 12.5,
      trafficAccessReq: { deviceType: '1', ext_info: { campaign: 'spring' }, bd_vid: 8123 },
    });
    expect(source_id).toBe('12.5');
    expect(traffic).toEqual({ deviceType: 1, ext_info: '{"campaign":"spring"}', bd_vid: '8123' });
  });

  it('of a lead that is as it should be says nothing more', async () => {
    const { traffic } = await keep({});
    expect(traffic).toEqual(createLead().trafficAccessReq);
  });
});
