import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readProcessor } from './run-server.mjs';

/** Where nginx is on this machine; undefined where it is not. */
export function findNginx() {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  return folders.map((folder) => path.join(folder, 'nginx')).find((file) => existsSync(file));
}

/**
 * nginx as one process that gives one page as a file compressed before, with the headers that another server gave it.
 * @param answer what that server answered to who takes gzip
 */
export async function runNginx(program, { headers, body }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-bench-nginx-'));
  // Where root starts it, it reads as another user.
  chmodSync(folder, 0o755);
  writeFileSync(path.join(folder, 'page.html.gz'), body);
  writeFileSync(path.join(folder, 'page.html'), gunzipSync(body));
  const own = new Set(['content-type', 'content-length', 'content-encoding', 'etag', 'vary']);
  const added = Object.entries(headers).filter(([name]) => !own.has(name));
  const port = await findFreePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const lines = [
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr crit;`,
    'events { worker_connections 1024; }',
    'http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000; default_type "text/html; charset=utf-8";',
    ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
    `server { listen 127.0.0.1:${port}; root ${folder}; gzip_static on; gzip_vary on;`,
    ...added.map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`),
    'location = / { try_files /page.html =404; } } }',
  ];
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, lines.join('\n'));
  const child = spawn(program, ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  const stop = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await new Promise((done) => child.once('exit', done));
    rmSync(folder, { recursive: true, force: true });
  };
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode} before it served.`);
    await new Promise((done) => setTimeout(done, 20));
  }
  return { port, cpu: () => readProcessor(child.pid), stop };
}

async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}

function listens(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
