import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LeadRequest } from '../../contract/entities/lead.ts';
import { leadReceiptSchema } from '../../contract/schemas/lead.ts';
import { describeOnBoth, type TestDatabase } from './support/databases.ts';
import { createLead } from './support/lead.ts';
import { openLeadService } from './support/lead-service.ts';
import { type MailReceiver, runMailReceiver } from './support/mail-receiver.ts';
import { runApp, type TestApp } from './support/run-app.ts';
import { sitePages } from './support/site-pages.ts';
import { runWebhookReceiver, type WebhookReceiver } from './support/webhook-receiver.ts';

let app: TestApp;
let receiver: WebhookReceiver;
let mail: MailReceiver;

const send = (body: unknown, headers: Record<string, string> = {}) => app.post('/api/internal/form', body, headers);
const receiptOf = async (response: Response) => {
  expect(response.status).toBe(200);
  return leadReceiptSchema.parse((await response.json()).data);
};
const test = (changes: Partial<LeadRequest> = {}) => createLead({ test: true, ...changes });
const countRows = async () => {
  const { rows } = await sql<{ count: unknown }>`
    select (select count(*) from leads) + (select count(*) from outbox) as count`.execute(app.db);
  return Number(rows[0]?.count);
};

describeOnBoth((createDatabase) => {
  let database: TestDatabase;
  const start = async (env: Record<string, string> = {}) => {
    app = await runApp({ ...(database.url ? { DATABASE_URL: database.url } : {}), ...env }, sitePages);
  };
  beforeEach(async () => {
    database = await createDatabase();
    receiver = await runWebhookReceiver();
    mail = await runMailReceiver();
  });
  afterEach(async () => {
    await app.stop();
    await receiver.stop();
    await mail.stop();
    await database.drop();
  });

  describe('a test of a form', () => {
    it('is answered as a lead is, says that it was one, and is in no table and with nobody', async () => {
      await start({
        ...{ WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: 'a key that the receiver has' },
        ...{ SMTP_URL: mail.url, MAIL_FROM: 'site@farsail.example', MAIL_TO: 'sales@farsail.example' },
      });
      const receipt = await receiptOf(await send(test(), { 'idempotency-key': 'one' }));
      expect(receipt).toEqual({ id: expect.any(String), test: true });
      expect(await countRows()).toBe(0);
      const { id, ...rest } = await receiptOf(await send(createLead()));
      expect(rest).toEqual({});
      await receiver.received.until((all) => all.length > 0);
      await mail.received.until((all) => all.length > 0);
      expect(receiver.received.items.map(({ lead }) => lead.id)).toEqual([id]);
      expect(mail.received.items).toHaveLength(1);
    });

    it('takes no key from a lead, and is no lead that is known by one', async () => {
      await start();
      const key = { 'idempotency-key': 'the-same' };
      await receiptOf(await send(test(), key));
      const { id } = await receiptOf(await send(createLead(), key));
      expect(await receiptOf(await send(createLead(), key))).toEqual({ id });
      const other = test({
        fieldValues: createLead().fieldValues.with(0, { formFieldBO: { id: 101 }, value: '韩梅梅' }),
      });
      const tested = await receiptOf(await send(other, key));
      expect(tested).toEqual({ id: expect.any(String), test: true });
      expect(tested.id).not.toBe(id);
      expect(await app.db.selectFrom('leads').select('id').execute()).toEqual([{ id }]);
    });

    it('unlocks nothing: it has neither links nor a pass', async () => {
      await start();
      const unlock = { type: 'publication', id: 2 } as const;
      expect(await receiptOf(await send(createLead({ unlock })))).toMatchObject({
        links: [expect.anything()],
        pass: expect.any(String),
      });
      expect(await receiptOf(await send(test({ unlock })))).toEqual({ id: expect.any(String), test: true });
    });

    it.each<[string, object, Record<string, string>?]>([
      ['no such site', { site: { id: 99 } }],
      ['no such form', { form: { id: 99 } }],
      ['no such field', { fieldValues: [{ formFieldBO: { id: 999 }, value: 'x' }] }],
      ['a value missing', { fieldValues: [] }],
      ['a value that is too long', { fieldValues: [{ formFieldBO: { id: 101 }, value: 'x'.repeat(6000) }] }],
      ['a value that is far too long', { fieldValues: [{ formFieldBO: { id: 101 }, value: 'x'.repeat(30_000) }] }],
      ['a body that is too long', { sourceId: 'x'.repeat(2 ** 20) }],
      ['no consent', { consent: undefined }],
      ['consent to another version', { consent: { policyVersion: '1999-01' } }],
      ['another origin', {}, { origin: 'https://elsewhere.example' }],
      ['a key that is none', {}, { 'idempotency-key': 'a key' }],
      ['no values at all', { fieldValues: undefined }],
    ])('is refused as a lead is: %s', async (_why, changes, headers) => {
      await start();
      const answers = await Promise.all(
        [createLead(), test()].map(async (lead) => {
          const response = await send({ ...lead, ...changes }, headers);
          return [response.status, await response.json()];
        }),
      );
      expect(answers[0]?.[0]).toBeGreaterThanOrEqual(400);
      expect(answers[1]).toEqual(answers[0]);
    });

    it('counts towards the limit as a lead does', async () => {
      await start({ RATE_LIMIT: '1' });
      await receiptOf(await send(test()));
      const late = await send(test());
      expect([late.status, Number(late.headers.get('retry-after')) > 0]).toEqual([429, true]);
      expect((await send(createLead())).status).toBe(429);
    });

    it('is what says so clearly; whatever else stands there is a lead, which names what was left out', async () => {
      await start();
      expect(await receiptOf(await send({ ...createLead(), test: 'true' }))).toMatchObject({ test: true });
      for (const odd of [false, 'false', null, 'yes', 1, {}, [true], '']) {
        const { id, ...rest } = await receiptOf(await send({ ...createLead(), test: odd }));
        expect(rest).toEqual({});
        const row = await app.db.selectFrom('leads').select('traffic').where('id', '=', id).executeTakeFirstOrThrow();
        const isClear = odd === null || String(odd) === 'false';
        expect(JSON.parse(row.traffic ?? '{}').dropped).toEqual(isClear ? undefined : ['test']);
      }
    });
  });
});

describe('a test of a form that is posted without script', () => {
  const filled = { 'field-101': '李雷', 'field-102': '13800138000', consent: '2026-01', test: 'true' };
  const post = async (values: Record<string, string>, address = '/form/1', headers: Record<string, string> = {}) => {
    const response = await fetch(app.origin + address, {
      method: 'POST',
      redirect: 'manual',
      headers: { accept: 'text/html', ...headers },
      body: new URLSearchParams(values),
    });
    return { status: response.status, location: response.headers.get('location') ?? '', html: await response.text() };
  };
  const show = async (address: string) => (await app.get(address)).text();
  const readThanks = async (address: string) =>
    /<vt-form-sent[\s\S]*?<\/vt-form-sent>/.exec(await show(address))?.[0].replaceAll(/<[^>]*>/g, '');

  beforeEach(async () => {
    app = await runApp({}, sitePages);
  });
  afterEach(() => app.stop());

  it.each([
    ['/form/1', '/form/1/sent?test=passed', '测试通过', '提交的内容通过了校验，没有保存'],
    ['/en/form/4001', '/en/form/4001/sent?test=passed', 'The test went well', 'Nothing was kept'],
  ])('is answered by a page that says so: %s', async (address, sent, title, words) => {
    const fields: Record<string, string> = address.startsWith('/en')
      ? { 'field-400101': 'Ann', 'field-400102': '5', consent: '2026-01', test: 'true' }
      : filled;
    const { status, location } = await post(fields, address);
    expect([status, location]).toEqual([303, sent]);
    const thanks = await readThanks(location);
    expect(thanks).toContain(title);
    expect(thanks).toContain(words);
    expect(thanks).not.toMatch(/不解锁|opens nothing|感谢您|Thank you/);
    expect(await countRows()).toBe(0);
  });

  it('opens nothing, and says so where a lead would have', async () => {
    const { location } = await post(filled, '/form/1?unlock=publication%2F2');
    expect(location).toBe('/form/1/sent?test=locked');
    expect(await readThanks(location)).toContain('而测试不解锁任何内容');
    expect(await show(location)).not.toContain('signature');
  });

  it.each<[string, number, Record<string, string>, Record<string, string>?]>([
    ['a fault', 422, { ...filled, 'field-102': '12' }],
    ['a page that may not send', 403, filled, { origin: 'https://elsewhere.example' }],
  ])(
    'stays a test where it is shown again for %s, with a script and without',
    async (_why, expected, values, headers) => {
      const { status, html } = await post(values, '/form/1', headers);
      expect(status).toBe(expected);
      expect(html).toMatch(/<vt-form [^>]*\btest=""/);
      expect(html).toContain('在此提交的内容只作校验，不会保存');
      expect(html).toMatch(/<input type="hidden" name="test" value="true"/);
      expect(await countRows()).toBe(0);
    },
  );

  it('is no lead, so that the same sent in earnest is one', async () => {
    await post(filled);
    const { location } = await post({ ...filled, test: '' });
    expect(location).toBe('/form/1/sent');
    expect(await countRows()).toBe(1);
  });

  it('is what a fragment of a form in test mode posts, and no page of a form has', async () => {
    const fragment = await show('/fragment/form?form-id=1&site=cn&test=');
    expect(fragment).toContain('role="note"');
    expect(fragment).toMatch(/<input type="hidden" name="test" value="true"/);
    expect(fragment).toContain('data-vt-sheets="base test-mode form"');
    expect(await show('/form/1')).not.toContain('name="test"');
  });
});

describe('a server that takes tests', () => {
  it('tells of each that went well, and counts none among its leads', async () => {
    app = await runApp();
    const told: unknown[] = [];
    const counted: string[] = [];
    const service = openLeadService({
      db: app.db,
      content: app.content,
      onError: () => undefined,
      onTested: (tested) => told.push(tested),
      onOutcome: (kind) => counted.push(kind),
    });
    const meta = { origin: 'https://partner.example', traceId: 'a trace' };
    await service.accept(test(), meta);
    await service.accept(test({ fieldValues: [] }), meta);
    await service.accept(test({ form: { id: 99 } }), meta);
    expect(told).toEqual([{ form: 1, ...meta }]);
    expect(counted).toEqual([]);
    await app.stop();
  });
});
