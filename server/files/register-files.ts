import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AnswerError } from '../errors.ts';
import { readInput } from '../calls/read-input.ts';
import type { Content } from '../content/content.ts';
import type { SecurityHeaders } from '../security-headers.ts';
import type { Settings } from '../settings.ts';
import { createPictures, isResizable } from './pictures.ts';

interface FilesOptions {
  settings: Pick<Settings, 'DATA_DIR'>;
  content: Pick<Content, 'filesFolder'>;
  headers: SecurityHeaders;
}

/** Widths beyond this are no screen's. CSS pixels times the scale of a phone. */
const widest = 3840;

const query = z.object({
  w: z.coerce
    .number()
    .refine(
      (width) => Number.isInteger(width) && width >= 1 && width <= widest,
      `must be a whole number from 1 to ${widest}`,
    )
    .optional(),
});

/** Pictures rarely change under one name; a browser asks again after a day, and shows the old one while it asks. */
const caching = 'public, max-age=86400, stale-while-revalidate=604800';

/** A vector picture is a document that could run scripts, were it opened by itself. */
const vectorPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** `GET /files/*`: the content's files, whole or in part; pictures also in the width that `?w=` asks for. */
export async function registerFiles(app: FastifyInstance, { settings, content, headers }: FilesOptions): Promise<void> {
  await app.register(fastifyStatic, {
    root: content.filesFolder,
    serve: false,
    cacheControl: false,
    etag: true,
    dotfiles: 'deny',
  });
  const pictures = createPictures(path.join(settings.DATA_DIR, 'pictures'));

  app.get('/files/*', async (request, reply) => {
    const name = (request.params as { '*': string })['*'];
    const { w: width } = readInput({ query }, { query: request.query }).query as z.output<typeof query>;
    const file = await findFile(content.filesFolder, name);
    reply.headers({ ...headers.asset, 'cache-control': caching });
    if (name.toLowerCase().endsWith('.svg')) reply.header('content-security-policy', vectorPolicy);
    if (width === undefined || !isResizable(name)) return reply.sendFile(path.relative(content.filesFolder, file));

    const picture = await pictures.resize(file, width, request.headers.accept?.includes('image/webp') ?? false);
    reply.headers({ vary: 'Accept', etag: picture.etag }).type(picture.type);
    return request.headers['if-none-match'] === picture.etag ? reply.code(304).send() : reply.send(picture.bytes);
  });
}

/**
 * A file below the folder, links followed.
 * @throws AnswerError 404, also for what lies outside
 */
async function findFile(folder: string, name: string): Promise<string> {
  const unknown = () => new AnswerError(404, `There is no file /files/${name.slice(0, 200)}.`);
  if (name.includes('\0') || name.split('/').some((part) => part.startsWith('.'))) throw unknown();
  const [root, file] = await Promise.all([realpath(folder), realpath(path.join(folder, name))]).catch(() => {
    throw unknown();
  });
  if (!file.startsWith(root + path.sep) || !(await stat(file)).isFile()) throw unknown();
  return file;
}
