import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LeadMessage } from '../../../server/leads/lead-message.ts';
import { type Arrivals, createArrivals } from './arrivals.ts';

/** One request of a webhook. */
export interface Received {
  /** The id that receivers dedupe by. */
  delivery: string;
  headers: IncomingHttpHeaders;
  body: string;
  lead: LeadMessage;
}

type Answer = (response: ServerResponse, received: Received) => void;

export interface WebhookReceiver {
  url: string;
  /** Every request so far, repetitions too. */
  received: Arrivals<Received>;
  /** How it answers from now on; by itself it takes everything. */
  answer(how: Answer): void;
  /** Called for each request from now on, in place of who was called before. */
  onReceived(listener: () => void): void;
  /** Ends every connection, also of requests that it never answered. */
  stop(): Promise<void>;
}

/** A real receiver on a free port. */
export async function runWebhookReceiver(): Promise<WebhookReceiver> {
  const received = createArrivals<Received>();
  let answer: Answer = (response) => response.writeHead(204).end();
  let listener: () => void = () => undefined;
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('');
    const { headers } = request;
    const one = { delivery: String(headers['vitrine-delivery']), headers, body, lead: JSON.parse(body) as LeadMessage };
    received.add(one);
    answer(response, one);
    listener();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`,
    received,
    answer: (how) => {
      answer = how;
    },
    onReceived: (heard) => {
      listener = heard;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
