import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leadReceiptSchema } from '../../contract/schemas/lead.ts';
import { describeOnBoth, type TestDatabase } from './support/databases.ts';
import { createLead } from './support/lead.ts';
import { runApp, type TestApp } from './support/run-app.ts';

const shownFields = [
  { id: 101, name: '姓名', type: 'INPUT' as const, required: true },
  { id: 102, name: '手机', type: 'PHONE' as const, required: true },
];

const receiptOf = async (response: Response) => leadReceiptSchema.parse((await response.json()).data);

describeOnBoth((createDatabase) => {
  let database: TestDatabase;
  let app: TestApp;
  beforeAll(async () => {
    database = await createDatabase();
    app = await runApp(database.url ? { DATABASE_URL: database.url } : {});
  });
  afterAll(async () => {
    await app.stop();
    await database.drop();
  });

  const send = (lead: unknown, key?: string) =>
    app.post('/api/internal/form', lead, key === undefined ? {} : { 'idempotency-key': key });
  const findLead = (id: string) =>
    app.db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  describe('a lead', () => {
    it('is kept as the visitor entered it, labelled as the form was', async () => {
      const { id } = await receiptOf(await send(createLead({ sourceId: 12 })));
      const lead = await findLead(id);
      expect(JSON.parse(lead.field_values)).toEqual([
        { id: 101, label: '姓名', value: '李雷' },
        { id: 102, label: '手机', value: '13800138000' },
      ]);
      expect(lead).toMatchObject({
        site_id: 1,
        form_id: 1,
        form_name: '预约顾问',
        source_type: 'INDEX_MODEL',
        source_id: '12',
        suspect: null,
      });
      expect(lead).toMatchObject({ consent_version: '2026-01', consent_at: lead.created_at });
      expect(JSON.parse(lead.traffic ?? '')).toMatchObject({ bd_vid: '1' });
    });

    it('keeps nothing that tells the address of its sender', async () => {
      const { id } = await receiptOf(await send(createLead()));
      expect(JSON.stringify(await findLead(id))).not.toContain('127.0.0.1');
    });

    it('joins several choices, and merges the text beside OTHER', async () => {
      const values = createLead().fieldValues;
      const more = [
        { formFieldBO: { id: 104 }, value: 'OTHER' },
        { formFieldBO: { id: 105 }, value: ['ERP', 'HCM'] },
      ];
      const { id } = await receiptOf(await send(createLead({ fieldValues: [...values, ...more] })));
      const kept = JSON.parse((await findLead(id)).field_values) as { id: number; value: string }[];
      expect(kept.find((value) => value.id === 104)?.value).toBe('其他');
      expect(kept.find((value) => value.id === 105)?.value).toBe('ERP, HCM');
    });

    it('may name the form of the other language', async () => {
      const fieldValues = [
        { formFieldBO: { id: 400101 }, value: 'Ann' },
        { formFieldBO: { id: 400102 }, value: '555' },
      ];
      const { id } = await receiptOf(await send(createLead({ site: { id: 2 }, form: { id: 1 }, fieldValues })));
      expect(await findLead(id)).toMatchObject({ site_id: 2, form_id: 4001 });
    });

    it('is told its faults by the fields of the form that it names, where it fits the other language as well', async () => {
      const response = await send(createLead({ site: { id: 2 }, form: { id: 1 }, fieldValues: [] }));
      expect(response.status).toBe(422);
      const { faults } = (await response.json()).data as { faults: { field: string }[] };
      expect(faults.map(({ field }) => field)).toEqual(['101', '102']);
    });

    it('survives characters that databases choke on', async () => {
      const value = "Robert'); DROP TABLE leads;-- \u0000\uD800 \u202e 👩‍👩‍👧";
      const { id } = await receiptOf(
        await send(
          createLead({
            sourceId: value,
            fieldValues: [
              { formFieldBO: { id: 101 }, value },
              { formFieldBO: { id: 102 }, value: '13800138000' },
            ],
          }),
        ),
      );
      expect((await findLead(id)).field_values).toContain('DROP TABLE');
    });

    it.each([
      { sign: 'a filled honeypot', changes: { website: 'http://spam.example' }, reason: 'honeypot' },
      { sign: 'a form sent in no time', changes: { elapsed: 300 }, reason: 'too-fast' },
    ])('with $sign is marked, not dropped', async ({ changes, reason }) => {
      const { id } = await receiptOf(await send(createLead(changes)));
      expect((await findLead(id)).suspect).toBe(reason);
    });
  });

  describe('an idempotency key', () => {
    it('makes one lead of a lead that is sent twice', async () => {
      const first = await receiptOf(await send(createLead({ elapsed: 5000 }), 'key-1'));
      const second = await receiptOf(await send(createLead({ elapsed: 9000 }), 'key-1'));
      expect(second.id).toBe(first.id);
    });

    it('makes one lead of twenty that are sent at once', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => send(createLead(), '"key-2"')));
      const ids = await Promise.all(answers.map(async (answer) => (await receiptOf(answer)).id));
      expect(new Set(ids).size).toBe(1);
    });

    it.each(['"key-4"', 'key-4', ' "key-4" '])('is the same with quotes and without: %s', async (written) => {
      const first = await receiptOf(await send(createLead(), 'key-4'));
      expect((await receiptOf(await send(createLead(), written))).id).toBe(first.id);
    });

    it.each([
      { what: 'site', changes: { site: { id: 2 } } },
      { what: 'form', changes: { form: { id: 2 } } },
    ])('refuses the same values for another $what', async ({ what, changes }) => {
      // Whoever sees only fields and values would take these for one lead: another site's or form's is another one.
      const lead = createLead({ shown: { name: 'Any', fields: shownFields } });
      await send(lead, `key-5-${what}`);
      expect((await send({ ...lead, ...changes }, `key-5-${what}`)).status).toBe(422);
    });

    it('refuses another lead', async () => {
      await send(createLead(), 'key-3');
      const other = createLead({
        fieldValues: [
          { formFieldBO: { id: 101 }, value: '韩梅梅' },
          { formFieldBO: { id: 102 }, value: '13800138000' },
        ],
      });
      const response = await send(other, 'key-3');
      expect(response.status).toBe(422);
      expect((await response.json()).message).toMatch(/Idempotency-Key/);
    });

    it('is not needed: without one, each is a lead of its own', async () => {
      const first = await receiptOf(await send(createLead()));
      const second = await receiptOf(await send(createLead()));
      expect(second.id).not.toBe(first.id);
    });

    it('must be one that a header can carry', async () => {
      expect((await send(createLead(), 'a'.repeat(300))).status).toBe(400);
    });
  });
});

describe('a sender who sends too many', () => {
  it('is asked to wait, and told how long', async () => {
    const strict = await runApp({ RATE_LIMIT: '3' });
    const answers: Response[] = [];
    for (let count = 0; count < 4; count += 1) answers.push(await strict.post('/api/internal/form', createLead()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(0);
    await strict.stop();
  });

  it('is asked to wait also where nothing that was sent will do', async () => {
    const strict = await runApp({ RATE_LIMIT: '2' });
    const statuses: number[] = [];
    for (let count = 0; count < 3; count += 1)
      statuses.push((await strict.post('/api/internal/form', createLead({ fieldValues: [] }))).status);
    expect(statuses).toEqual([422, 422, 429]);
    await strict.stop();
  });

  it('is not whoever met a page that may not send at all', async () => {
    const strict = await runApp({ RATE_LIMIT: '1', PUBLIC_ORIGIN: 'https://www.example.com' });
    const foreign = { origin: 'https://evil.example' };
    expect((await strict.post('/api/internal/form', createLead(), foreign)).status).toBe(403);
    expect((await strict.post('/api/internal/form', createLead())).status).toBe(200);
    await strict.stop();
  });
});

describe('a full disk', () => {
  it('costs a 503 with the time to try again, and nothing once there is room', async () => {
    const full = await runApp();
    const limitPages = (pages: number) => sql`pragma max_page_count = ${sql.raw(String(pages))}`.execute(full.db);
    const sendLong = () =>
      full.post('/api/internal/form', createLead({ trafficAccessReq: { ext_info: 'x'.repeat(4000) } }));
    await limitPages(30);
    const acknowledged: string[] = [];
    let answer = await sendLong();
    while (answer.status === 200) {
      acknowledged.push((await receiptOf(answer)).id);
      answer = await sendLong();
    }
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);

    await limitPages(100_000);
    acknowledged.push((await receiptOf(await sendLong())).id);
    const kept = await full.db.selectFrom('leads').select('id').execute();
    expect(kept.map(({ id }) => id).sort()).toEqual(acknowledged.sort());
    await full.stop();
  });
});
