import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A site by another origin, with no script in its pages: every engine can go there, while not each can be set so. */
export async function startScriptless(origin: string): Promise<{ origin: string; close(): Promise<void> }> {
  const { host, port } = new URL(origin);
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, host, ...(asked.headers.origin && { origin }) };
    headers['accept-encoding'] = 'identity';
    const passing = request({ host: 'localhost', port, path: asked.url, method: asked.method, headers }, (given) => {
      const status = given.statusCode ?? 500;
      if (!given.headers['content-type']?.startsWith('text/html')) {
        answer.writeHead(status, given.headers);
        given.pipe(answer);
        return;
      }
      const { 'content-length': _, ...rest } = given.headers;
      answer.writeHead(status, rest);
      void text(given).then((page) =>
        answer.end(page.replace(/<script\b.*?<\/script>|<link rel="modulepreload".*?>/gs, '')),
      );
    });
    passing.on('error', () => answer.destroy());
    asked.pipe(passing);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
