import { once } from 'node:events';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** An answer as it came, whatever was sent. */
export interface RawAnswer {
  status: number;
  headers: Headers;
  body: string;
}

/** Sends bytes as they are and reads the one answer; the connection is closed after it. */
export async function askRaw(origin: string, text: string): Promise<RawAnswer> {
  const { port } = new URL(origin);
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(text);
  const answer = (await buffer(socket)).toString();
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = new Headers(
    lines.map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );
  return { status: Number(first.split(' ')[1]), headers, body: rest.join('\r\n\r\n') };
}

/** A request of one line and a host, after whose answer the connection is closed. */
export function askPlain(origin: string, method: string, path: string, headers: Record<string, string> = {}) {
  const lines = Object.entries({ Host: 'localhost', Connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return askRaw(origin, `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
}
