import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FreeAddress, findFreeAddress } from './support/free-address.ts';
import { runApp, type TestApp } from './support/run-app.ts';
import { sitePages } from './support/site-pages.ts';
import { findProgram, keepIn, runWebServer, type WebServer } from './support/web-server.ts';

const page = path.resolve(import.meta.dirname, '../../docs/embedding.md');

if (!findProgram('nginx'))
  console.warn('\n*** The lines for nginx in docs/embedding.md are NOT tested: apt-get install nginx-light. ***\n');

describe.skipIf(!findProgram('nginx'))('a page that nginx puts together by the lines of docs/embedding.md', () => {
  let app: TestApp;
  let folder: string;
  let address: FreeAddress;
  let server: WebServer;
  beforeAll(async () => {
    app = await runApp({}, sitePages);
    address = await findFreeAddress();
    folder = await mkdtemp(path.join(tmpdir(), 'vitrine-'));
    // Its workers are another user's where root starts them.
    await chmod(folder, 0o755);
    const [, lines = ''] = /```nginx\n([\s\S]*?)```/.exec(await readFile(page, 'utf8')) ?? [];
    const [include = ''] = /<!--# include .*? -->/.exec(lines) ?? [];
    const others = include.replace('form-id=1', 'form-id=999');
    await writeFile(path.join(folder, 'page.html'), `<h1>Ours</h1>\n${include}\n<hr>${others}<hr>\n`);
    const listen = `listen ${address.host}:${address.port}; root ${folder}; ssi on; types { text/html html; }`;
    await writeFile(
      path.join(folder, 'nginx.conf'),
      `pid ${folder}/pid; error_log stderr crit; events {}
      http { access_log off; ${keepIn(folder)} server { ${listen}\n${lines.replace('https://HOST', app.origin)} } }`,
    );
    server = await runWebServer('nginx', ['-p', folder, '-c', `${folder}/nginx.conf`, '-g', 'daemon off;'], address);
  });
  afterAll(async () => {
    await server?.stop();
    await app?.stop();
    await rm(folder, { recursive: true });
  });

  const read = async () => {
    // As every browser asks.
    const headers = { 'accept-encoding': 'gzip, br' };
    return (await fetch(`http://${address.host}:${address.port}/page.html`, { headers })).text();
  };

  it('has the widget in it, for a browser that takes compressed answers too', async () => {
    expect(await read()).toMatch(/<h1>Ours<\/h1>\n<vt-form form-id="1"[\s\S]*<\/template><!----><\/vt-form>/);
  });

  it('has nothing where the fragment is refused', async () => {
    expect(await read()).toContain('<hr><hr>');
  });
});
