import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeTls } from '../../../server/delivery/describe-tls.ts';
import { createWebhook } from '../../../server/delivery/webhook.ts';
import type { LeadMessage } from '../../../server/leads/lead-message.ts';

afterEach(() => vi.unstubAllGlobals());

/** What a lead's delivery comes to where the receiver answers so. */
async function deliver(status: number, headers: Record<string, string> = {}) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response('busy', { status, headers }));
  vi.stubGlobal('fetch', fetch);
  const now = () => new Date('2026-03-01T12:00:00Z');
  const webhook = createWebhook({ url: 'https://crm.example/leads', secret: 'a key', now });
  const outcome: unknown = await webhook
    .deliver({ id: 'delivery-1', lead: { id: 'lead-1' } as LeadMessage, reached: [] }, new AbortController().signal)
    .catch((error: unknown) => error);
  return { outcome, asked: fetch.mock.calls[0]?.[1] };
}

/** What a lead's delivery comes to where a real receiver stands. */
async function deliverTo(receiver: Server, scheme: 'http' | 'https'): Promise<void> {
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const { port } = receiver.address() as AddressInfo;
  const webhook = createWebhook({ url: `${scheme}://127.0.0.1:${port}/leads`, secret: 'a key' });
  const delivery = { id: 'delivery-1', lead: { id: 'lead-1' } as LeadMessage, reached: [] };
  await webhook.deliver(delivery, new AbortController().signal).finally(() => receiver.close());
}

describe('a receiver that asks to be left alone', () => {
  it.each([
    ['60', 60_000],
    ['Sun, 01 Mar 2026 12:05:00 GMT', 300_000],
    ['Sun, 01 Mar 2026 11:00:00 GMT', 0],
    ['soon', 0],
    ['28800', 8 * 3_600_000],
    ['28801', 8 * 3_600_000],
    ['99999999999', 8 * 3_600_000],
    ['Fri, 01 Jan 2100 00:00:00 GMT', 8 * 3_600_000],
  ])('for "%s" is left alone for %i ms, never longer than the longest wait', async (asked, pause) => {
    expect((await deliver(503, { 'retry-after': asked })).outcome).toMatchObject({ pause, final: false });
  });

  it('and wants no more of a lead is not asked again', async () => {
    expect((await deliver(410)).outcome).toMatchObject({ message: 'answered 410', final: true });
  });
});

describe('a redirect of a receiver', () => {
  it('is no yes, and is not followed: the lead stays with whom it was meant for', async () => {
    const { outcome, asked } = await deliver(302, { location: 'https://elsewhere.example/' });
    expect(outcome).toMatchObject({ message: 'answered 302', final: false });
    expect(asked?.redirect).toBe('manual');
  });
});

describe('a receiver at a port that fetch never asks', () => {
  it('is told of by that reason', async () => {
    const webhook = createWebhook({ url: 'http://127.0.0.1:6000/leads', secret: 'a key' });
    await expect(
      webhook.deliver(
        { id: 'delivery-1', lead: { id: 'lead-1' } as LeadMessage, reached: [] },
        new AbortController().signal,
      ),
    ).rejects.toMatchObject({ message: 'is at a port that is kept for something else: name another in WEBHOOK_URL' });
  });
});

describe('a receiver whose TLS will not do', () => {
  const read = (name: string) => readFileSync(`test/fixtures/tls/${name}.pem`);
  const own = () => createTlsServer({ key: read('key'), cert: read('certificate') });
  it.each<[what: string, server: () => Server, told: RegExp]>([
    [
      'that signed its certificate itself',
      own,
      /^has a certificate that no authority .+: DEPTH_ZERO_SELF_SIGNED_CERT$/,
    ],
    [
      'that speaks none',
      () => createServer((socket) => socket.end('HTTP/1.1 400 \r\n\r\n')),
      /^does not speak .+: ERR_SSL_/,
    ],
  ])('%s is told of in words', async (_, start, told) => {
    // Who asks turns away from what it presents.
    const receiver = start().on('tlsClientError', () => {});
    await expect(deliverTo(receiver, 'https')).rejects.toMatchObject({
      message: expect.stringMatching(told),
      final: false,
    });
  });
});

describe('a failure of TLS', () => {
  it.each([
    ['CERT_HAS_EXPIRED', /run out/],
    ['CERT_NOT_YET_VALID', /not valid yet/],
    ['ERR_TLS_CERT_ALTNAME_INVALID', /another host/],
    ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', /NODE_EXTRA_CA_CERTS/],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', /NODE_EXTRA_CA_CERTS/],
    ['EPROTO', /does not speak/],
  ])('of the code %s has words of its own', (code, words) => expect(describeTls(code)).toMatch(words));

  it('is told of no other code', () =>
    expect([describeTls('ECONNREFUSED'), describeTls(undefined)]).toEqual([undefined, undefined]));
});

describe('a receiver that gives no answer of HTTP', () => {
  it.each([
    ['HTTP/1.1 20', 'ended the connection without an answer: '],
    ['HTTP/1.1 0 OK\r\n\r\n', 'gave an answer that is no HTTP: '],
    ['SSH-2.0-OpenSSH\r\n', 'gave an answer that is no HTTP: '],
  ])('but "%s" is told of in words', async (answer, told) => {
    const receiver = createServer((socket) => socket.once('data', () => socket.end(answer)));
    await expect(deliverTo(receiver, 'http')).rejects.toMatchObject({
      message: expect.stringMatching(`^${told}[A-Z]\\w+$`),
      final: false,
    });
  });
});
