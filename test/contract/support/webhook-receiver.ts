import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LeadMessage } from '../../../server/leads/lead-message.ts';

/** One request of a webhook. */
export interface Received {
  /** The id that receivers dedupe by. */
  delivery: string;
  headers: IncomingHttpHeaders;
  body: string;
  lead: LeadMessage;
}

export interface WebhookReceiver {
  url: string;
  /** Every request so far, repetitions too. */
  received: readonly Received[];
  /** What it answers with from now on; by itself it takes everything. */
  answer(how: (response: ServerResponse, received: Received) => void): void;
  /** Resolves once what was received satisfies the condition. */
  until(condition: (received: readonly Received[]) => boolean): Promise<void>;
  /** Ends every connection, also of requests that it never answered. */
  stop(): Promise<void>;
}

const take = (response: ServerResponse) => response.writeHead(204).end();

/** A real receiver on a free port. */
export async function runWebhookReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  const waiting = new Set<() => void>();
  let answer: (response: ServerResponse, received: Received) => void = take;
  const server = createServer(async (request, response) => {
    const chunks = await request.toArray();
    const body = Buffer.concat(chunks as Buffer[]).toString();
    const lead = JSON.parse(body) as LeadMessage;
    const one: Received = { delivery: String(request.headers['vitrine-delivery']), headers: request.headers, body, lead };
    received.push(one);
    for (const look of waiting) look();
    answer(response, one);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`,
    received,
    answer: (how) => {
      answer = how;
    },
    until: (condition) =>
      new Promise((resolve) => {
        const look = () => {
          if (!condition(received)) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
