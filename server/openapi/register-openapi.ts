import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../calls/context.ts';
import { type CachedResponse, createCachedResponse } from '../http/cached-response.ts';
import { createRepresentations } from '../http/representations.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import { sendCached } from '../http/send-cached.ts';
import { createDocument } from './create-document.ts';
import { page, start } from './viewer.ts';

export interface OpenApiOptions {
  context: CallContext;
  headers: SecurityHeaders;
}

/** The viewer's own files, which npm brought; nothing is fetched from another host. */
const viewerFiles: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

/** The viewer's scripts and styles are files of its own; its small pictures are data. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** `GET /internal/openapi.json`, and `GET /internal/docs`, which shows it. Both below the instance's prefix. */
export function registerOpenApi(app: FastifyInstance, { context, headers }: OpenApiOptions): void {
  let made: { version: string; answer: Promise<CachedResponse> } | undefined;
  const documentHeaders = {
    ...headers.call,
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    'content-type': 'application/json; charset=utf-8',
    vary: 'Accept-Encoding',
  };
  const makeDocument = async () =>
    createCachedResponse(
      createRepresentations(Buffer.from(JSON.stringify(await createDocument(context)))),
      documentHeaders,
    );
  app.get('/internal/openapi.json', async (request, reply) => {
    const { version } = context.content;
    // Its examples are of the content, so it is made anew when that has changed.
    if (made?.version !== version) {
      const making = { version, answer: makeDocument() };
      made = making;
      // What could not be made is tried again by whoever asks next.
      making.answer.catch(() => {
        if (made === making) made = undefined;
      });
    }
    return sendCached(request, reply, await made.answer);
  });

  const viewerHeaders = (type: string) => ({
    ...headers.page,
    'content-security-policy': policy,
    'cache-control': 'public, max-age=3600',
    'content-type': type,
    vary: 'Accept-Encoding',
  });
  const files = new Map<string, Promise<CachedResponse>>();
  const serve = (name: string, type: string, read: () => Promise<Buffer>) => {
    app.get(`/internal/docs${name}`, async (request, reply) => {
      const file =
        files.get(name) ??
        read().then((bytes) => createCachedResponse(createRepresentations(bytes), viewerHeaders(type)));
      files.set(name, file);
      file.catch(() => files.delete(name));
      return sendCached(request, reply, await file);
    });
  };
  const folder = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  serve('', 'text/html; charset=utf-8', async () => Buffer.from(page));
  serve('/start.js', 'text/javascript; charset=utf-8', async () => Buffer.from(start));
  for (const [name, type] of Object.entries(viewerFiles))
    serve(`/${name}`, type, () => readFile(path.join(folder, name)));
}
