import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { negotiateEncoding } from './negotiate.ts';
import type { Encoding } from './representations.ts';

interface Asset {
  bytes: Record<Encoding, Buffer>;
}

export interface AssetsOptions {
  /** The build's browser folder. */
  browserFolder: string;
  /** Where the files of this release and of those before it are kept. */
  keptFolder: string;
  headers: Readonly<Record<string, string>>;
}

const forever = 'public, max-age=31536000, immutable';

/**
 * Serves the loader and the widgets' chunks to any page of any origin. The files of earlier releases are kept and
 * served on: a page that pinned a loader, or has an older one in its cache, finds the chunks that it names.
 */
export async function registerAssets(app: FastifyInstance, options: AssetsOptions): Promise<void> {
  const { browserFolder, keptFolder, headers } = options;
  const { release } = JSON.parse(await readFile(path.join(browserFolder, 'manifest.json'), 'utf8')) as {
    release: string;
  };
  const releaseFolder = path.join(keptFolder, 'v', release);
  await mkdir(releaseFolder, { recursive: true });
  for (const folder of ['chunks', 'chunks/w'])
    await copyFiles(path.join(browserFolder, folder), path.join(keptFolder, 'chunks'));
  await copyFile(path.join(browserFolder, 'loader.js'), path.join(releaseFolder, 'loader.js'));
  const assets = await readAssets(keptFolder);

  const send = (request: FastifyRequest, reply: FastifyReply, file: string, cacheControl: string) => {
    const asset = assets.get(file);
    if (!asset) return reply.callNotFound();
    const encoding = negotiateEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
    return reply
      .headers(headers)
      .header('Cache-Control', cacheControl)
      .header('Vary', 'Accept-Encoding')
      .type('text/javascript; charset=utf-8')
      .send(asset.bytes[encoding]);
  };

  app.get('/loader.js', (request, reply) => send(request, reply, `v/${release}/loader.js`, 'public, max-age=300'));
  app.get<{ Params: { version: string } }>('/v/:version/loader.js', (request, reply) =>
    send(request, reply, `v/${request.params.version}/loader.js`, forever),
  );
  // A chunk that could not be had is asked for at another address: docs/decisions/0024.
  app.get<{ Params: { '*': string } }>('/chunks*', (request, reply) => {
    const [, file = ''] = /^~*\/(?:w~*\/)?([^/]+)$/.exec(request.params['*']) ?? [];
    return send(request, reply, `chunks/${file}`, forever);
  });
}

async function copyFiles(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const entries = await readdir(from, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  await Promise.all(files.map(({ name }) => copyFile(path.join(from, name), path.join(to, name))));
}

/** Every kept file, compressed both ways once. */
async function readAssets(folder: string): Promise<Map<string, Asset>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const scripts = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.js'));
  const assets = await Promise.all(
    scripts.map(async (entry): Promise<[string, Asset]> => {
      const file = path.join(entry.parentPath, entry.name);
      const identity = await readFile(file);
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(identity),
        promisify(gzip)(identity, { level: 9 }),
      ]);
      return [path.relative(folder, file).split(path.sep).join('/'), { bytes: { br, gzip: gz, identity } }];
    }),
  );
  return new Map(assets);
}
