import { lookup } from 'node:dns/promises';
import { type AddressInfo, createServer } from 'node:net';
import type { Settings } from '../base/settings.ts';

/**
 * Finds the port that `PORT=0` asks for before anything is made, since the site's origin stands in what it serves.
 * @returns the settings with a port that was free on every address of the host a moment ago; a given port stays
 */
export async function settlePort(settings: Settings): Promise<Settings> {
  if (settings.PORT !== 0) return settings;
  const hosts = (await lookup(settings.HOST, { all: true })).map(({ address }) => address);
  let port: number | undefined;
  do port = await findPort(hosts);
  while (port === undefined);
  const unset = settings.PUBLIC_ORIGIN === 'http://localhost:0';
  return { ...settings, PORT: port, PUBLIC_ORIGIN: unset ? `http://localhost:${port}` : settings.PUBLIC_ORIGIN };
}

/** @returns a port of the system's choice on the first host, or undefined where another one has it taken */
async function findPort([first, ...others]: readonly string[]): Promise<number | undefined> {
  const port = await tryPort(first, 0);
  for (const host of others) {
    const taken = await tryPort(host, port).then(
      () => false,
      (error: NodeJS.ErrnoException) => error.code === 'EADDRINUSE',
    );
    if (taken) return undefined;
  }
  return port;
}

function tryPort(host: string | undefined, port: number): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, () => {
      const bound = server.address() as AddressInfo;
      server.close(() => resolve(bound.port));
    });
  });
}
