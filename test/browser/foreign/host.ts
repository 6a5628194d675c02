import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EmbedOptions, EmbedRelease } from '../../../contract/entities/embed.ts';
import type { WidgetName } from '../../../loader/widgets.ts';
import { site } from '../addresses.ts';
import { bareTags, writeTag } from '../bare-tags.ts';
import { foreignPages } from './pages/all-pages.ts';
import { servePage } from './pages/foreign-page.ts';

/** The first script of every page: it notes what goes wrong in it, whatever the browser. */
const recorder = `(() => {
  const faults = [];
  window.readFaults = () => { let text = ''; for (let index = 0; index < faults.length; index++) text += faults[index] + '\\n'; return text };
  const note = (text) => { faults[faults.length] = text };
  addEventListener('error', (event) => note(event.error ? 'page error: ' + event.error.stack : 'page error: ' + (event.message || event.target?.src)));
  addEventListener('unhandledrejection', ({ reason }) => note('unhandled rejection: ' + (reason?.stack || reason)));
  document.addEventListener('securitypolicyviolation', (event) => note('policy violated: ' + event.effectiveDirective + ' by ' + event.blockedURI));
  for (const level of ['error', 'warn']) {
    const own = console[level];
    console[level] = function (...given) { note('console ' + level + ': ' + given.join(' ')); return own.apply(console, given) };
  }
})()`;

/** A page asks to be claimed: one that begins while the worker is being activated is in nobody's hands by itself. */
const worker = `addEventListener('install', () => skipWaiting());
addEventListener('message', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.respondWith(fetch(event.request)))`;

/** A page that allows its own first script, what a tag needs, and nothing else. */
function strictly(siteOrigin: string) {
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${siteOrigin}`,
    ...['connect-src', 'img-src', 'media-src'].map((directive) => `${directive} ${siteOrigin}`),
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  return { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
}

const embed = (tags: string, siteOrigin: string) =>
  `<!doctype html><html lang="en"><title>A strict page</title><link rel="icon" href="${siteOrigin}/files/icons/favicon.svg">
<script src="/recorder.js"></script><h1>A strict page</h1><p>Above.</p>${tags}<p>Below.</p><script async src="${siteOrigin}/loader.js"></script>`;

/**
 * The tags of a page of them alone: the one that its address names, or one of each widget, `vt-actions` last: it shows
 * itself once a page was scrolled.
 */
const tagsOf = (name: string) =>
  name === 'every'
    ? (Object.keys(bareTags) as WidgetName[])
        .reverse()
        .map((each) => writeTag(each, 'en'))
        .join('\n')
    : `<${name}></${name}>`;

export interface Host {
  origin: string;
  close(): Promise<void>;
}

/** The release that is served, as a page may pin it. Only browsers find the site in English by its name. */
export async function readRelease(): Promise<EmbedRelease> {
  const answer = (await (await fetch(`${site.cn}/api/internal/embed/1`)).json()) as { data: EmbedOptions };
  return answer.data.release;
}

/** The foreign pages on an origin of their own. With `?embed=no` they are as they were before our tag stood in them. */
export async function startHost(siteOrigin: string): Promise<Host> {
  const vendor = { origin: siteOrigin, release: await readRelease() };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://host');
    const [, name = '', rest] = url.pathname.split('/');
    const page = foreignPages.find((each) => each.name === name);
    const script = url.pathname === '/recorder.js' ? recorder : rest === 'worker.js' ? worker : undefined;
    if (script) {
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(script);
    } else if (name === 'bare' && rest) {
      response.writeHead(200, strictly(siteOrigin)).end(embed(tagsOf(rest), siteOrigin));
    } else if (page && request.method === 'GET') {
      const served = servePage(page, vendor, url.searchParams.get('embed') !== 'no', rest === 'frame');
      response
        .writeHead(200, { ...served.headers, 'content-type': served.type, 'cache-control': 'no-store' })
        .end(served.body);
    } else {
      response.writeHead(404).end(`There is no ${url.pathname}.`);
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
