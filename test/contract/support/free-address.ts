import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

export interface FreeAddress {
  host: string;
  port: string;
}

/** One of loopback's sixteen million addresses. */
export function randomLoopback(): string {
  return ['127', randomInt(1, 255), randomInt(256), randomInt(1, 255)].join('.');
}

/** A port that nobody else comes upon before it is taken: it is free on a loopback address that nobody else knows. */
export async function findFreeAddress(host = randomLoopback()): Promise<FreeAddress> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return { host, port: String(port) };
}
