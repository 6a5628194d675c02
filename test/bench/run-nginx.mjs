import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { importTypeScript } from '../../tools/import-typescript.mjs';
import { readProcessor } from './run-server.mjs';

/** What follows from a file's bytes, which nginx says itself. */
const own = new Set(['content-type', 'content-length', 'content-encoding', 'etag', 'vary']);

/**
 * nginx as one process that gives one page as a file compressed before, with the headers that another server gave it.
 * @param answer what that server answered to who takes gzip
 * @returns nothing where nginx is missing
 */
export async function runNginx({ headers, body }) {
  const { findProgram, keepIn, runWebServer } = await importTypeScript('test/contract/support/web-server.ts');
  const { findFreeAddress } = await importTypeScript('test/contract/support/free-address.ts');
  if (!findProgram('nginx')) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-bench-nginx-'));
  // Where root starts it, it reads as another user.
  chmodSync(folder, 0o755);
  writeFileSync(path.join(folder, 'page.html.gz'), body);
  writeFileSync(path.join(folder, 'page.html'), gunzipSync(body));
  const added = Object.entries(headers).filter(([name]) => !own.has(name));
  const address = await findFreeAddress('127.0.0.1');
  const lines = [
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr crit;`,
    'events { worker_connections 1024; }',
    'http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000; default_type "text/html; charset=utf-8";',
    keepIn(folder),
    `server { listen 127.0.0.1:${address.port}; root ${folder}; gzip_static on; gzip_vary on;`,
    ...added.map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`),
    'location = / { try_files /page.html =404; } } }',
  ];
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, lines.join('\n'));
  const server = await runWebServer('nginx', ['-p', folder, '-c', file], address);
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { port: Number(address.port), cpu: () => readProcessor(server.pid), stop };
}
