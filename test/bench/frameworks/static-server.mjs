import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** The caching that is asked for of files whose names change with what is in them; of pages it is our own server's. */
const fileCaching = 'public, max-age=31536000, immutable';

/**
 * Serves a framework's built files, compressed once and from memory; pictures and calls are our own server's.
 * @returns its origin and how to end it
 */
export async function serveFiles(folder, site) {
  const kept = new Map();
  const pageCaching = (await fetch(site, { method: 'HEAD' })).headers.get('cache-control');
  const answer = async ({ url, method, headers: { accept = '*/*' } }) => {
    const file = path.join(folder, url.endsWith('/') ? `${url}index.html` : url.split('?')[0]);
    const type = types[path.extname(file)];
    if (type && existsSync(file)) {
      const caching = type === types['.html'] ? pageCaching : fileCaching;
      const headers = { 'Content-Type': type, 'Content-Encoding': 'br', 'Cache-Control': caching };
      return { headers, body: brotliCompressSync(readFileSync(file)) };
    }
    // Pictures are of the best kind that the browser takes.
    const response = await fetch(site + url, { method, headers: { accept } });
    const headers = { 'Content-Type': response.headers.get('content-type'), 'Cache-Control': fileCaching };
    return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
  };
  const server = createServer(async (request, response) => {
    const key = request.url;
    if (!kept.has(key)) kept.set(key, answer(request));
    const { status = 200, headers, body } = await kept.get(key);
    response.writeHead(status, { ...headers, 'Content-Length': body.length }).end(body);
  });
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  return { origin: `http://localhost:${server.address().port}`, stop: () => server.close() };
}
