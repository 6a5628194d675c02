import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** What a server answers to who knows it by another host than the one that it listens on. */
export async function askHost(
  { origin }: { origin: string },
  address: string,
  headers: Record<string, string> = {},
): Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }> {
  const { host, pathname, search } = new URL(address);
  const asking = request(origin + pathname + search, { headers: { host, ...headers }, setHost: false });
  asking.end();
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}
