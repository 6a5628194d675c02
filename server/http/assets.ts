import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clearDrafts, keepRelease } from './keep-release.ts';
import { negotiateEncoding } from './negotiate.ts';
import type { Encoding } from './representations.ts';

export interface AssetsOptions {
  /** The build's browser folder. */
  browserFolder: string;
  /** Where the files of this release and of those before it are kept. */
  keptFolder: string;
  headers: Readonly<Record<string, string>>;
}

/** Where a server keeps the files of its releases. */
export const keptFolderOf = (dataFolder: string) => path.join(dataFolder, 'assets');

/** What was built for browsers. */
export interface Release {
  name: string;
  /** The chunks that each widget imports beside the kit, by name. */
  imports: Readonly<Record<string, readonly string[]>>;
}

const forever = 'public, max-age=31536000, immutable';
const soon = 'public, max-age=300';

/**
 * Serves the loader and the widgets' chunks to any page of any origin. Each release has a folder of its own, and those
 * of earlier releases are kept and served on: a page that pinned a loader, or has an older one in its cache, finds the
 * chunks that it asks for.
 */
export async function registerAssets(app: FastifyInstance, options: AssetsOptions): Promise<Release> {
  const { browserFolder, keptFolder, headers } = options;
  const manifest = JSON.parse(await readFile(path.join(browserFolder, 'manifest.json'), 'utf8')) as {
    release: string;
    imports: Release['imports'];
  };
  const { release, imports } = manifest;
  await keepRelease(browserFolder, path.join(keptFolder, 'v', release));
  await clearDrafts(keptFolder);
  const files = await listScripts(keptFolder);
  const bytes = createMemo((file) => readFile(path.join(keptFolder, file)));
  // Each form when somebody first takes it: all of them at a start are most of a second of processor time.
  const forms = {
    identity: bytes,
    br: createMemo(async (file) => compressSmallest(await bytes(file))),
    gzip: createMemo(async (file) => promisify(gzip)(await bytes(file), { level: 9 })),
  } as const satisfies Record<Encoding, unknown>;
  await Promise.all([...files].filter((file) => file.startsWith(`v/${release}/`)).map(bytes));

  const describe = (reply: FastifyReply, cacheControl: string) =>
    reply
      .headers(headers)
      .header('Cache-Control', cacheControl)
      .header('Vary', 'Accept-Encoding')
      .type('text/javascript; charset=utf-8');
  const send = async (request: FastifyRequest, reply: FastifyReply, file: string, cacheControl: string) => {
    // Told to foreign pages too: their browsers would name an origin that is not allowed in its place.
    if (!files.has(file)) return reply.headers(headers).callNotFound();
    const encoding = negotiateEncoding(request.headers['accept-encoding']);
    const body = await forms[encoding](file);
    if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
    return describe(reply, cacheControl).send(body);
  };

  app.get('/loader.js', (request, reply) => send(request, reply, `v/${release}/loader.js`, soon));
  // A chunk that could not be had is asked for at another address: docs/decisions/0024.
  app.get<{ Params: { '*': string } }>('/v/*', (request, reply) => {
    const [, of = '', file = ''] = /^([^/~]+)~*\/((?:(?:w~*|sealed)\/)?[^/]+)$/.exec(request.params['*']) ?? [];
    const plain = `v/${of}/${file.replace(/~+\//, '/')}`;
    const [, unknown, ofStyle] =
      (files.has(`v/${of}/loader.js`) && /^w~*\/([a-z][a-z0-9-]*)(\.style)?\.js$/.exec(file)) || [];
    if (files.has(plain) || !unknown) return send(request, reply, plain, forever);
    if (ofStyle) return describe(reply, soon).send('');
    // The loader knows no names, and asks for any: this is where it is told, once, and not as a failure of the network.
    const known = of === release ? `. There are ${Object.keys(imports).join(', ')}.` : '';
    return describe(reply, soon).send(
      `console.error('vitrine: there is no widget "${unknown}"${known}');\nexport const unknown = true;\n`,
    );
  });
  // The chunks of releases that had all of them in one folder.
  app.get<{ Params: { '*': string } }>('/chunks*', (request, reply) => {
    const [, file = ''] = /^~*\/(?:w~*\/)?([^/]+)$/.exec(request.params['*']) ?? [];
    return send(request, reply, `chunks/${file}`, forever);
  });
  return { name: release, imports };
}

async function listScripts(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const scripts = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.js'));
  return new Set(
    scripts.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')),
  );
}

/**
 * How scripts of some kilobytes compress best: with near distances, of which few are spelt out. Which way is best for one
 * is luck of its letters, by up to 1 % of it.
 */
const waysForScripts = [
  { postfix: 0, direct: 6 },
  { postfix: 1, direct: 0 },
  { postfix: 2, direct: 8 },
  { postfix: 3, direct: 24 },
].map(({ postfix, direct }) => ({
  params: {
    [constants.BROTLI_PARAM_LGWIN]: 16,
    [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
    [constants.BROTLI_PARAM_NDIRECT]: direct,
  },
}));

async function compressSmallest(script: Buffer): Promise<Buffer> {
  const compressed = await Promise.all(waysForScripts.map((way) => promisify(brotliCompress)(script, way)));
  return compressed.reduce((smallest, each) => (each.length < smallest.length ? each : smallest));
}

/** What is made once for each file; what failed is tried again. */
function createMemo(make: (file: string) => Promise<Buffer>) {
  const made = new Map<string, Promise<Buffer>>();
  return (file: string) => {
    const making = made.get(file) ?? make(file);
    made.set(file, making);
    making.catch(() => made.delete(file));
    return making;
  };
}
