import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { SecurityHeaders } from '../http/security-headers.ts';

interface GalleryOptions {
  /** What tools/gallery.mjs has written. */
  folder: string;
  markOf(path: string, host: string | undefined): string;
  headers: SecurityHeaders;
}

/** `/kit`, and `/en/kit`: every part of the kit in its states, for those who work on them. */
export async function registerGallery(
  app: FastifyInstance,
  { folder, markOf, headers }: GalleryOptions,
): Promise<void> {
  await app.register(fastifyStatic, { root: path.resolve(folder), serve: false });
  const answer = { ...headers.asset, 'cache-control': 'no-store' };
  for (const address of ['/kit', '/:mark/kit']) {
    app.get(address, (request, reply) =>
      reply.headers(answer).sendFile(`${markOf(request.url, request.headers.host)}.html`, { cacheControl: false }),
    );
  }
  app.get('/kit/*', (request, reply) =>
    reply.headers(answer).sendFile((request.params as { '*': string })['*'], { cacheControl: false }),
  );
}
