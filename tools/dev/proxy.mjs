import { lookup } from 'node:dns/promises';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';

/** Addresses of this proxy's own. */
const reloadScript = '/@dev/reload.js';
const changes = '/@dev/changes';

/**
 * Stands before the server that is built anew and anew: a request waits while one gives way to the next, nothing is
 * cached, and a page loads again once what it was made from has changed.
 */
export function createProxy({ host }) {
  const listeners = new Set();
  let site;
  let waiting = defer();

  const server = http.createServer(handle);

  async function handle(request, response) {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (pathname === changes) return follow(request, response);
    if (pathname === reloadScript)
      return sendScript(response, readFileSync(path.join(import.meta.dirname, 'reload.js')));
    const { port, scripts, name } = site ?? (await waiting.promise);
    const script = readScript(scripts, pathname);
    if (script) return sendScript(response, script);
    // A page is looked into on its way, and what comes from this machine needs no compression.
    const { 'accept-encoding': _, ...headers } = request.headers;
    const { method, url } = request;
    const asked = http.request({ host, port, method, path: url, headers, agent: false }, (answer) =>
      pass(answer, response, method, name),
    );
    asked.on('error', (error) => {
      // It gave way in this very moment, and has heard nothing.
      if (error.code === 'ECONNREFUSED' && site?.port !== port && ['GET', 'HEAD'].includes(method))
        handle(request, response);
      else response.destroy();
    });
    response.on('close', () => asked.destroy());
    request.pipe(asked);
  }

  function follow(request, response) {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(`event: build\ndata: ${site?.name ?? ''}\n\n`);
    listeners.add(response);
    request.on('close', () => listeners.delete(response));
  }

  const tell = (event, data = '') => {
    for (const listener of listeners) listener.write(`event: ${event}\ndata: ${data}\n\n`);
  };

  return {
    /** From here on requests wait. */
    hold() {
      if (site) waiting = defer();
      site = undefined;
    },
    /** From here on they are answered by this server, those that waited first. */
    serve(next) {
      site = next;
      waiting.resolve(next);
      tell('build', next.name);
    },
    /** Tells open pages that the content, and so perhaps what they show, has changed. */
    tellContent: () => tell('content'),
    listen: (port, name) => listenOnAll(server, port, name),
  };
}

function defer() {
  let resolve;
  const promise = new Promise((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** A script of the build at the address that a server has it at; a `~` says that it could not be had before. */
function readScript({ all, release }, pathname) {
  const plain = pathname === '/loader.js' ? `/v/${release}/loader.js` : pathname.replace(/~+(?=\/)/g, '');
  const start = `/v/${release}/`;
  if (!plain.startsWith(start) || !/^(?:(?:w|sealed)\/)?[\w.-]+\.js$/.test(plain.slice(start.length))) return undefined;
  try {
    return readFileSync(path.join(all, plain.slice(start.length)));
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  }
}

function sendScript(response, text) {
  response.writeHead(200, {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  response.end(text);
}

async function pass(answer, response, method, name) {
  const headers = { ...answer.headers, 'cache-control': 'no-store' };
  const { 'content-type': type = '', 'content-security-policy': policy = "script-src 'self'", etag = '' } = headers;
  if (method !== 'GET' || !type.startsWith('text/html') || !policy.includes("script-src 'self'")) {
    response.writeHead(answer.statusCode, headers);
    return answer.pipe(response);
  }
  const html = Buffer.concat(await answer.toArray()).toString();
  const tag = `<script async src="${reloadScript}" data-build="${name}" data-etag="${etag.replaceAll('"', '&quot;')}"></script>`;
  const body = Buffer.from(html.includes('</head>') ? html.replace('</head>', () => `${tag}</head>`) : html + tag);
  response.writeHead(answer.statusCode, { ...headers, 'content-length': body.length });
  return response.end(body);
}

/** `localhost` is two addresses, of which a client may try either. */
async function listenOnAll(server, port, name) {
  const addresses = (await lookup(name, { all: true })).map(({ address }) => address);
  const [first, ...others] = addresses;
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, first, resolve));
  const bound = server.address().port;
  for (const address of others) {
    const further = http.createServer((...each) => server.emit('request', ...each));
    await new Promise((resolve) => further.once('error', resolve).listen(bound, address, resolve));
  }
  return bound;
}
