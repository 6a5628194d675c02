import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { type Arrivals, createArrivals } from './arrivals.ts';

export interface PostgresProxy {
  /** What a server gets as DATABASE_URL to come this way. */
  url: string;
  /**
   * What happens to each commit from now on: it passes, its answer is lost, or it is itself held back until it is
   * released.
   */
  commits: 'pass' | 'lose the answer' | 'hold';
  /** Those that are held back. */
  held: Arrivals<() => void>;
  release(): void;
  stop(): Promise<void>;
}

/** A network between a server and its PostgreSQL that can be told when to fail. */
export async function runPostgresProxy(target: string): Promise<PostgresProxy> {
  const { searchParams, hostname, port, pathname, username } = new URL(target);
  const host = searchParams.get('host');
  const address = host?.startsWith('/')
    ? { path: `${host}/.s.PGSQL.${searchParams.get('port') ?? 5432}` }
    : { host: host ?? hostname, port: Number(port || 5432) };
  const user = searchParams.get('user') ?? username;
  const sockets = new Set<Socket>();
  const held = createArrivals<() => void>();
  const keep = (socket: Socket) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)));
    return socket.on('error', () => undefined);
  };

  const server = createServer((near) => {
    const far = keep(connect(address));
    let silent = false;
    keep(near).on('data', (chunk: Buffer) => {
      if (proxy.commits === 'pass' || !/\bcommit\b/i.test(chunk.toString('latin1'))) {
        far.write(chunk);
        return;
      }
      if (proxy.commits === 'hold') {
        held.add(() => far.write(chunk));
        return;
      }
      silent = true;
      far.write(chunk);
    });
    far.on('data', (chunk: Buffer) => {
      if (!silent) near.write(chunk);
    });
    near.on('close', () => far.end());
    far.on('close', () => near.end());
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));

  const proxy: PostgresProxy = {
    url: `postgres://${user}@127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`,
    commits: 'pass',
    held,
    release: () => {
      for (const letGo of held.items) letGo();
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
  return proxy;
}
