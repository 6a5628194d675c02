import { lookup } from 'node:dns/promises';
import { createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { endQuietConnections } from './quiet-connections.ts';

/**
 * Listens on every address that `localhost` stands for, ::1 and 127.0.0.1: which of them a client tries first is its
 * own affair. Other hosts are one address. Connections of the further addresses are handed to the app's one server.
 * @returns a function that takes no more connections on the further ones, and resolves when the last has gone
 */
export async function listen(
  app: FastifyInstance,
  { port, host }: { port: number; host: string },
): Promise<() => Promise<void>> {
  await app.listen({ port, host, listenTextResolver: () => 'listening' });
  const bound = app.server.address();
  if (host !== 'localhost' || bound === null || typeof bound === 'string') return async () => undefined;
  const addresses = await lookup(host, { all: true });
  const others = addresses.filter(({ address }) => address !== bound.address);
  const servers = await Promise.all(others.map(({ address }) => listenBeside(app, address, bound.port)));
  return async () => {
    // Clients keep connections open; each is ended once it has its answer. The server may have closed by then itself.
    const look = setInterval(() => endQuietConnections(app.server), 20);
    await Promise.all(servers.map((server) => server && new Promise((resolve) => server.close(resolve))));
    clearInterval(look);
  };
}

/** An address that the machine has not, or that is taken, must not cost the site itself. */
function listenBeside(app: FastifyInstance, host: string, port: number): Promise<Server | undefined> {
  const server = createServer((socket) => app.server.emit('connection', socket));
  return new Promise((resolve) => {
    server.once('error', () => resolve(undefined));
    server.listen({ host, port }, () => resolve(server));
  });
}
