import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { site } from './addresses.ts';

interface Watch {
  /** The script tag of the page; `origin` is where the line begins. */
  loader(origin: string): string;
  /** Whatever is asked for goes on once this is through. */
  asked?(asking: IncomingMessage): void | Promise<void>;
  answered?(asking: IncomingMessage, status?: number): void;
}

/**
 * A page of somebody else's with a form, and a way to the site that a test watches. Nothing is routed by the browser's
 * driver, which would answer some of it itself.
 */
export async function openLine({ loader, asked, answered }: Watch) {
  const to = new URL(site.en);
  const server = createServer(async (asking, answer) => {
    const { port } = server.address() as AddressInfo;
    if (asking.url === '/host') {
      answer.setHeader('content-type', 'text/html');
      answer.end(
        `<!doctype html><html lang="en"><title>Host</title>${loader(`http://localhost:${port}`)}<vt-form form-id="4001"></vt-form>`,
      );
      return;
    }
    await asked?.(asking);
    const { url: path, method } = asking;
    const headers = { ...asking.headers, host: to.host };
    const onward = request({ host: 'localhost', port: to.port, path, method, headers }, (got) => {
      answered?.(asking, got.statusCode);
      answer.writeHead(got.statusCode ?? 500, got.headers);
      got.pipe(answer);
    });
    asking.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { host: `http://127.0.0.1:${(server.address() as AddressInfo).port}/host`, close };
}
