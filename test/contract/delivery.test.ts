import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deliverAll } from '../../server/delivery/delivery-worker.ts';
import { createMail } from '../../server/delivery/mail.ts';
import { createOutbox } from '../../server/delivery/outbox.ts';
import { toLeadMessage } from '../../server/leads/lead-message.ts';
import { createPostgresDatabase, describeOnBoth, describeOnPostgres, type TestDatabase } from './support/databases.ts';
import { findFreeAddress } from './support/free-address.ts';
import { createLead } from './support/lead.ts';
import { createLeadRow, storeRows } from './support/lead-rows.ts';
import { type MailReceiver, runMailReceiver } from './support/mail-receiver.ts';
import { runApp, type TestApp } from './support/run-app.ts';
import { runWebhookReceiver, type WebhookReceiver } from './support/webhook-receiver.ts';

const secret = 'a key that the receiver has';
let receiver: WebhookReceiver;
let mail: MailReceiver;
beforeEach(async () => {
  receiver = await runWebhookReceiver();
  mail = await runMailReceiver();
});
afterEach(async () => {
  await receiver.stop();
  await mail.stop();
});

const webhookSettings = () => ({ WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: secret });
const mailSettings = () => ({
  SMTP_URL: mail.url,
  MAIL_FROM: 'Farsail <site@farsail.example>',
  MAIL_TO: 'sales@farsail.example, Duty <duty@farsail.example>',
});
const send = async (app: TestApp, lead: unknown): Promise<string> => {
  const response = await app.post('/api/internal/form', lead);
  expect(response.status).toBe(200);
  return (await response.json()).data.id;
};

describeOnBoth((createDatabase) => {
  let database: TestDatabase;
  let app: TestApp;
  const start = async (env: Record<string, string>) => {
    database = await createDatabase();
    app = await runApp({ ...(database.url ? { DATABASE_URL: database.url } : {}), ...env });
  };
  afterEach(async () => {
    await app.stop();
    await database.drop();
  });

  describe('a webhook', () => {
    it('gets each lead, whole and signed', async () => {
      await start(webhookSettings());
      const id = await send(app, createLead({ sourceId: 12, website: 'http://spam.example' }));
      await receiver.received.until((all) => all.length === 1);
      const [one] = receiver.received.items;
      expect(one?.lead).toEqual({
        id,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
        site: { id: 1, mark: 'cn' },
        form: { id: 1, name: '预约顾问' },
        values: [
          { id: 101, label: '姓名', value: '李雷' },
          { id: 102, label: '手机', value: '13800138000' },
        ],
        source: { type: 'INDEX_MODEL', id: '12' },
        traffic: { deviceType: 2, logidUrl: 'https://www.example.com/?bd_vid=1', bd_vid: '1' },
        consent: { policyVersion: '2026-01', at: one?.lead.createdAt },
        suspect: 'honeypot',
      });
      const timestamp = String(one?.headers['vitrine-timestamp']);
      const signature = createHmac('sha256', secret).update(`${timestamp}.${one?.body}`).digest('hex');
      expect(one?.headers['vitrine-signature']).toBe(`v1=${signature}`);
      expect(Math.abs(Number(timestamp) * 1000 - Date.now())).toBeLessThan(60_000);
    });

    it('that never answers keeps no visitor waiting, and no mail', async () => {
      await start({ ...webhookSettings(), ...mailSettings() });
      receiver.answer(() => undefined);
      await Promise.all(Array.from({ length: 50 }, () => send(app, createLead())));
      await mail.received.until((all) => all.length === 50);
      // Else the stop would wait for answers that do not come.
      await receiver.stop();
    });
  });

  describe('a mail', () => {
    it('has every value in a table, in the language of the site', async () => {
      await start(mailSettings());
      const id = await send(app, createLead());
      await mail.received.until((all) => all.length === 1);
      const [one] = mail.received.items;
      expect(one).toMatchObject({
        from: 'site@farsail.example',
        to: ['sales@farsail.example', 'duty@farsail.example'],
      });
      expect(one?.headers.get('subject')).toBe('新线索：预约顾问');
      const text = one?.parts.get('text/plain');
      for (const part of ['姓名: 李雷', '手机: 13800138000', '提交时间', '版本2026-01', 'Asia/Shanghai', id])
        expect(text).toContain(part);
      const html = one?.parts.get('text/html');
      expect(html).toContain('<html lang="zh-CN">');
      expect(html).toMatch(/<th[^>]*>姓名<\/th><td[^>]*>李雷<\/td>/);
      expect(one?.headers.has('reply-to')).toBe(false);
    });

    it('is answered to the visitor who left an address', async () => {
      await start({});
      await storeRows(app.db, [createLeadRow()]);
      const lead = toLeadMessage(await app.db.selectFrom('leads').selectAll().executeTakeFirstOrThrow());
      const values = [...lead.values, { id: 104, label: '邮箱', value: 'lilei@company.example' }];
      const { from, to } = { from: 'site@farsail.example', to: ['sales@farsail.example'] };
      const destination = createMail({ url: mail.url, from, to, host: 'localhost' });
      await destination.deliver({ id: 'one', lead: { ...lead, values }, reached: [] }, AbortSignal.timeout(60_000));
      await mail.received.until((all) => all.length === 1);
      expect(mail.received.items[0]?.headers.get('reply-to')).toBe('lilei@company.example');
      expect(mail.received.items[0]?.to).toEqual(to);
    });

    it('has an id of its own lead, so that a repetition is known', async () => {
      await start(mailSettings());
      await send(app, createLead());
      await mail.received.until((all) => all.length === 1);
      const { id } = await app.db.selectFrom('outbox').select('id').executeTakeFirstOrThrow();
      expect(mail.received.items[0]?.headers.get('message-id')).toBe(`<${id}@localhost>`);
    });

    it('goes to a server that looks for a quarter of a minute who comes before it greets', async () => {
      await start({});
      await storeRows(app.db, [createLeadRow()]);
      const lead = toLeadMessage(await app.db.selectFrom('leads').selectAll().executeTakeFirstOrThrow());
      const { from, to } = { from: 'site@farsail.example', to: ['sales@farsail.example'] };
      const timeout = () => new AbortController().signal;
      const destination = createMail({ url: mail.url, from, to, host: 'localhost', timeout });
      const waiting = mail.keepWaiting();
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
      const delivered = destination.deliver({ id: 'one', lead, reached: [] }, timeout());
      const greet = await waiting;
      await vi.advanceTimersByTimeAsync(15_000);
      greet();
      await delivered.finally(() => vi.useRealTimers());
      expect(mail.received.items).toHaveLength(1);
    });

    it('tells a server that speaks no TLS from one that is not there', async () => {
      await start({});
      await storeRows(app.db, [createLeadRow()]);
      const lead = toLeadMessage(await app.db.selectFrom('leads').selectAll().executeTakeFirstOrThrow());
      const deliver = (url: string) =>
        createMail({ url, from: 'site@farsail.example', to: ['sales@farsail.example'], host: 'localhost' }).deliver(
          { id: 'one', lead, reached: [] },
          AbortSignal.timeout(60_000),
        );
      await expect(deliver(`smtps://${new URL(receiver.url).host}`)).rejects.toThrow(
        /^does not speak the TLS .+: ERR_SSL_\w+ at CONN$/,
      );
      const { host, port } = await findFreeAddress();
      await expect(deliver(`smtp://${host}:${port}`)).rejects.toThrow('failed: ECONNREFUSED at CONN');
      mail.breakOff();
      await expect(deliver(mail.url)).rejects.toThrow('ended the connection without an answer');
    });

    describe('that one of its receivers could not be given', () => {
      const [sales, duty] = ['Sales <Sales@bücher.example>', 'duty@farsail.example'];
      const salesInEnvelope = 'Sales@xn--bcher-kva.example';
      const silent = { warn: () => {}, error: () => {} };
      let clock = new Date('2026-03-01T08:00:00Z');
      /** As a server that has just started does, a day after what was delivered before. */
      const deliver = async (to: readonly string[]) => {
        clock = new Date(clock.getTime() + 86_400_000);
        const now = () => clock;
        const destinations = [createMail({ url: mail.url, from: 'site@farsail.example', to, host: 'localhost' })];
        const outbox = createOutbox(app.db, 'one', now);
        await deliverAll({ destinations, outbox, log: silent, now });
        return app.db.selectFrom('outbox').select(['state', 'last_error', 'reached']).executeTakeFirstOrThrow();
      };
      beforeEach(async () => {
        await start({});
        await storeRows(app.db, [createLeadRow({ created_at: clock.toISOString() })], ['mail']);
        mail.refuse(duty);
      });

      it('is tried again for that one alone, by whichever server', async () => {
        expect(await deliver([sales, duty])).toEqual({
          state: 'waiting',
          last_error: 'was refused for 1 of 2 receivers: duty@farsail.example',
          reached: JSON.stringify([salesInEnvelope]),
        });
        expect(await deliver([sales, duty])).toMatchObject({
          last_error: 'failed: EENVELOPE 450 at RCPT TO for duty@farsail.example',
        });
        mail.refuse(undefined);
        expect(await deliver([sales, duty])).toEqual({ state: 'delivered', last_error: null, reached: null });
        expect(mail.received.items.map(({ to }) => to)).toEqual([[salesInEnvelope], [duty]]);
      });

      it('goes to whom a mended list names in its place, and to nobody where it names none', async () => {
        await deliver([sales, duty]);
        expect(await deliver([sales, 'night@farsail.example'])).toMatchObject({ state: 'delivered' });
        await storeRows(app.db, [createLeadRow({ created_at: clock.toISOString() })], ['mail']);
        await deliver([sales, duty]);
        await deliver([sales]);
        expect(await app.db.selectFrom('outbox').select('state').distinct().execute()).toEqual([
          { state: 'delivered' },
        ]);
        expect(mail.received.items.map(({ to }) => to)).toEqual([
          [salesInEnvelope],
          ['night@farsail.example'],
          [salesInEnvelope],
        ]);
      });
    });
  });

  describe('readiness', () => {
    it('tells what waits and what was given up, and stays', async () => {
      await start({});
      await storeRows(app.db, [createLeadRow(), createLeadRow()], ['webhook', 'mail']);
      await app.db.updateTable('outbox').set({ state: 'parked' }).where('destination', '=', 'mail').execute();
      const response = await app.get('/readyz');
      expect(response.status).toBe(200);
      expect((await response.json()).deliveries).toEqual({
        webhook: { pending: 2, parked: 0, oldest: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) },
        mail: { pending: 0, parked: 2 },
      });
    });
  });
});

describeOnPostgres('two servers on one PostgreSQL', () => {
  it('keep every lead, and deliver each once', async () => {
    const database = await createPostgresDatabase();
    const env = { DATABASE_URL: database.url ?? '', ...webhookSettings() };
    // Side by side: each finds the other making the tables.
    const apps = await Promise.all([runApp(env), runApp(env)]);
    const sent = await Promise.all(
      Array.from({ length: 200 }, (_, index) => send(apps[index % 2] as TestApp, createLead())),
    );
    await receiver.received.until((all) => all.length >= 200);
    await Promise.all(apps.map((app) => app.stop()));
    expect(receiver.received.items.map(({ lead }) => lead.id).sort()).toEqual(sent.sort());
    await database.drop();
  });

  it('make one lead of one key', async () => {
    const database = await createPostgresDatabase();
    const env = { DATABASE_URL: database.url ?? '' };
    const apps = await Promise.all([runApp(env), runApp(env)]);
    const post = async (index: number) => {
      const headers = { 'idempotency-key': `key-${index % 5}` };
      const response = await (apps[index % 2] as TestApp).post('/api/internal/form', createLead(), headers);
      return (await response.json()).data.id as string;
    };
    const ids = await Promise.all(Array.from({ length: 100 }, (_, index) => post(index)));
    expect(new Set(ids).size).toBe(5);
    await Promise.all(apps.map((app) => app.stop()));
    await database.drop();
  });
});

it('a mail needs nothing that is only loaded with the first lead, when there may be no file left to open', async () => {
  const opened = await new Promise((resolve) => {
    vi.doMock('nodemailer', () => ({ createTransport: resolve }));
    createMail({ url: mail.url, from: 'site@farsail.example', to: ['sales@farsail.example'], host: 'localhost' });
  });
  expect(opened).toMatchObject({ url: mail.url });
  vi.doUnmock('nodemailer');
});
