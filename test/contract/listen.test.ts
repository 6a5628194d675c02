import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { registerHealth } from '../../server/app/health.ts';
import { listen } from '../../server/http/listen.ts';
import { createSecurityHeaders } from '../../server/http/security-headers.ts';

/** Two addresses that every machine has; many have but one by the name of localhost. */
const addresses = ['127.0.0.1', '127.0.0.2'];
vi.mock('node:dns/promises', () => ({ lookup: async () => addresses.map((address) => ({ address, family: 4 })) }));

it.each(addresses)('a server closes though a browser opened a connection ahead, to its address %s', async (address) => {
  const app = Fastify();
  registerHealth(app, {
    headers: createSecurityHeaders('http://localhost'),
    isLeaving: () => false,
    hasLog: false,
    checkStorage: async () => undefined,
    checkPictures: async () => undefined,
    countBacklog: async () => ({}),
  });
  const endFurther = await listen(app, { port: 0, host: 'localhost' });
  const { port } = app.server.address() as AddressInfo;
  const ahead = connect(port, address);
  await once(ahead, 'connect');
  // The server has taken it once it answers another there.
  const answer = await fetch(`http://${address}:${port}/healthz`, { headers: { connection: 'close' } });
  expect(answer.status).toBe(200);
  const ended = once(ahead.resume(), 'close');
  await Promise.all([endFurther(), app.close(), ended]);
});
