import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLead } from './support/lead.ts';
import { runApp } from './support/run-app.ts';
import { type Received, runWebhookReceiver } from './support/webhook-receiver.ts';

const page = path.resolve(import.meta.dirname, '../../docs/leads.md');
const secret = 'a key that the receiver has';

type IsFromVitrine = (secret: string, headers: IncomingHttpHeaders, body: string, now?: number) => boolean;

describe('docs/leads.md', () => {
  let text: string;
  let folder: string;
  let isFromVitrine: IsFromVitrine;
  let request: Received;
  beforeAll(async () => {
    text = await readFile(page, 'utf8');
    folder = await mkdtemp(path.join(tmpdir(), 'vitrine-'));
    const file = path.join(folder, 'receiver.mjs');
    await writeFile(file, /```js\n([\s\S]*?)```/.exec(text)?.[1] ?? '');
    const module = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { isFromVitrine: IsFromVitrine };
    isFromVitrine = module.isFromVitrine;

    const receiver = await runWebhookReceiver();
    const app = await runApp({ WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: secret });
    await app.post('/api/internal/form', createLead({ sourceId: 12 }));
    await receiver.received.until((all) => all.length === 1);
    request = receiver.received.items[0] as Received;
    await app.stop();
    await receiver.stop();
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('shows a receiver how to check a request, and the check holds', () => {
    const { headers, body } = request;
    expect(isFromVitrine(secret, headers, body)).toBe(true);
    expect(isFromVitrine('another key of the same length', headers, body)).toBe(false);
    expect(isFromVitrine(secret, headers, `${body} `)).toBe(false);
    expect(isFromVitrine(secret, { ...headers, 'vitrine-signature': 'v1=00' }, body)).toBe(false);
    expect(isFromVitrine(secret, {}, body)).toBe(false);
    expect(isFromVitrine(secret, headers, body, Date.now() + 301_000)).toBe(false);
  });

  it('shows the body with the fields that it has', () => {
    const shown = JSON.parse(/```json\n([\s\S]*?)```/.exec(text)?.[1] ?? '') as Record<string, unknown>;
    const { lead } = request;
    expect(Object.keys(shown)).toEqual(Object.keys(lead));
    for (const field of ['site', 'form', 'source', 'consent'] as const)
      expect(Object.keys(shown[field] as object)).toEqual(Object.keys(lead[field] ?? {}));
  });
});
