import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorEnvelopeSchema } from '../../contract/schemas/envelope.ts';
import { createLead } from './support/lead.ts';
import { runApp, type TestApp } from './support/run-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await runApp();
});
afterAll(() => app.stop());

const api = '/api/internal';

/** What is asked, and what the envelope must say. */
const faults: readonly {
  what: string;
  ask: () => Promise<Response>;
  status: number;
  field?: string;
  says?: RegExp;
}[] = [
  { what: 'an unknown id', ask: () => app.get(`${api}/news/999`), status: 404, says: /999/ },
  { what: 'an unknown site', ask: () => app.post(`${api}/news/list`, { site: { id: 9 } }), status: 404, says: /site/ },
  { what: 'an entry without a translation', ask: () => app.get(`${api}/news/1?site=9`), status: 404, says: /site/ },
  { what: 'an id that is no number', ask: () => app.get(`${api}/news/abc`), status: 400, field: 'id' },
  {
    what: 'a page below the first',
    ask: () => app.post(`${api}/news/list`, { site: { id: 1 }, pageNo: 0 }),
    status: 400,
    field: 'pageNo',
  },
  {
    what: 'a page too long',
    ask: () => app.post(`${api}/news/list`, { site: { id: 1 }, pageSize: 101 }),
    status: 400,
    field: 'pageSize',
  },
  { what: 'a missing site', ask: () => app.post(`${api}/news/list`, {}), status: 400, field: 'site' },
  {
    what: 'a filter of the wrong type',
    ask: () => app.post(`${api}/activity/list`, { site: { id: 1 }, activity: { places: 'Shanghai' } }),
    status: 400,
    field: 'activity.places',
  },
  {
    what: 'a range that ends before it begins',
    ask: () =>
      app.post(`${api}/activity/list`, {
        site: { id: 1 },
        activity: { startDate: '2026-03-02', endDate: '2026-03-01' },
      }),
    status: 400,
    field: 'activity.endDate',
  },
  {
    what: 'an unknown page of text',
    ask: () => app.post(`${api}/textPage`, { site: { id: 1 }, pageAddress: '/imprint' }),
    status: 404,
    says: /\/privacy/,
  },
  {
    what: 'an unknown heading',
    ask: () => app.post(`${api}/get/title/by/type`, { site: { id: 1 }, type: 'X' }),
    status: 404,
    says: /BRAND_ACTIVITIES/,
  },
  { what: 'JSON that is none', ask: () => app.post(`${api}/form`, '{"site":'), status: 400, says: /JSON/ },
  { what: 'an empty body', ask: () => app.post(`${api}/form`, ''), status: 400, says: /empty/ },
  {
    what: 'a question of one MB',
    ask: () => app.post(`${api}/news/list`, JSON.stringify('a'.repeat(1_000_000))),
    status: 413,
    says: /bytes/,
  },
  {
    what: 'a lead of two MB',
    ask: () => app.post(`${api}/form`, JSON.stringify('a'.repeat(2_000_000))),
    status: 413,
    says: /bytes/,
  },
  {
    what: 'a body of another type',
    ask: () => app.post(`${api}/form`, 'a=b', { 'content-type': 'text/plain' }),
    status: 415,
    says: /type text\/plain is not taken.*application\/json/,
  },
  {
    what: 'a body of no type',
    ask: () => fetch(`${app.origin}${api}/form`, { method: 'POST', body: new Uint8Array([123, 125]) }),
    status: 415,
    says: /type \(none\) is not taken/,
  },
  {
    what: 'a body that is compressed',
    ask: () => app.post(`${api}/form`, createLead(), { 'content-encoding': 'gzip' }),
    status: 415,
    says: /encoding gzip is not taken/,
  },
  {
    what: 'a question that is compressed',
    ask: () => app.post(`${api}/news/list`, { site: { id: 1 } }, { 'content-encoding': 'br' }),
    status: 415,
    says: /encoding br is not taken/,
  },
  { what: 'an unknown path', ask: () => app.get(`${api}/nowhere`), status: 404, says: /nowhere/ },
  { what: 'an unknown path beside the calls', ask: () => app.get('/api/nowhere'), status: 404, says: /nowhere/ },
  { what: 'another method', ask: () => app.get(`${api}/homepage`), status: 405, says: /POST/ },
  { what: 'another method on a generic path', ask: () => app.post(`${api}/advantage/1`, {}), status: 405, says: /GET/ },
  { what: 'an address that cannot be read', ask: () => app.get(`${api}/news/%ff`), status: 400, says: /%/ },
  {
    what: 'an unknown form',
    ask: () => app.post(`${api}/form`, createLead({ form: { id: 77 } })),
    status: 404,
    field: 'form.id',
  },
  {
    what: 'an unknown field of a form',
    ask: () => app.post(`${api}/form`, createLead({ fieldValues: [{ formFieldBO: { id: 999 }, value: 'x' }] })),
    status: 422,
    field: 'fieldValues.0.formFieldBO.id',
  },
  {
    what: 'a value of the wrong type',
    ask: () => app.post(`${api}/form`, { ...createLead(), fieldValues: [{ formFieldBO: { id: 101 }, value: 5 }] }),
    status: 400,
    field: 'fieldValues.0.value',
  },
  {
    what: 'a value that breaks a rule',
    ask: () =>
      app.post(
        `${api}/form`,
        createLead({
          fieldValues: [
            { formFieldBO: { id: 101 }, value: '李雷' },
            { formFieldBO: { id: 102 }, value: '12345' },
          ],
        }),
      ),
    status: 422,
    field: '102',
    says: /请输入正确的手机号码/,
  },
];

describe('the envelope of a fault', () => {
  it.each(faults)('tells of $what', async ({ ask, status, field, says }) => {
    const response = await ask();
    const envelope = errorEnvelopeSchema.parse(await response.json());
    expect(response.status).toBe(status);
    expect(envelope.code).toBe(String(status));
    if (field) expect(envelope.data?.faults.map((fault) => fault.field)).toContain(field);
    if (says) expect(envelope.message).toMatch(says);
  });

  it('names every fault at once', async () => {
    const response = await app.post(`${api}/news/list`, { pageNo: 0, pageSize: 'x' });
    const { data } = errorEnvelopeSchema.parse(await response.json());
    expect(data?.faults.map(({ field }) => field).sort()).toEqual(['pageNo', 'pageSize', 'site']);
  });

  it('says that a body is to come as it is', async () => {
    const compressed = await app.post(`${api}/form`, createLead(), { 'content-encoding': 'gzip' });
    expect(compressed.headers.get('accept-encoding')).toBe('identity');
    const plain = await app.post(`${api}/news/list`, { site: { id: 1 } }, { 'content-encoding': 'Identity' });
    expect(plain.status).toBe(200);
  });

  it('says which methods a path takes', async () => {
    expect((await app.get(`${api}/homepage`)).headers.get('allow')).toBe('POST');
  });
});
