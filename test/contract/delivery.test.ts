import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPostgresDatabase, describeOnBoth, describeOnPostgres, type TestDatabase } from './support/databases.ts';
import { createLead } from './support/lead.ts';
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
      expect(receiver.received.items.length).toBeLessThanOrEqual(8);
      // Else the stop would wait for answers that do not come.
      await receiver.stop();
    });
  });

  describe('readiness', () => {
    it('tells what waits and what was given up, and stays', async () => {
      await start(webhookSettings());
      receiver.answer((response) => response.writeHead(410).end());
      await send(app, createLead());
      await receiver.received.until((all) => all.length === 1);
      await receiver.stop();
      await send(app, createLead());
      await app.close();
      await app.start();
      const response = await app.get('/readyz');
      expect(response.status).toBe(200);
      expect((await response.json()).deliveries).toEqual({ webhook: { pending: 1, parked: 1 } });
    });
  });
});
