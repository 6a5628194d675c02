import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const followed = new WeakMap<Server, Set<Socket>>();

/** Notes a server's connections from now on, those too that are handed to it from a further address. */
export function followConnections(server: Server): void {
  const sockets = new Set<Socket>();
  followed.set(server, sockets);
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
}

/**
 * Ends the connections of a server that closes on which nobody waits for an answer. Those that browsers opened ahead are
 * among them, which Node does not count as idle before something was asked on them.
 */
export function endQuietConnections(server: Server): void {
  server.closeIdleConnections();
  for (const socket of followed.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy();
}
