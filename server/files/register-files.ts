import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readInput } from '../calls/read-input.ts';
import type { Content } from '../content/content.ts';
import { AnswerError, refusals } from '../errors.ts';
import type { SignedLinks } from '../gating/signed-links.ts';
import type { SecurityHeaders } from '../security-headers.ts';
import type { Settings } from '../settings.ts';
import { createPictures, isResizable } from './pictures.ts';

interface FilesOptions {
  settings: Pick<Settings, 'DATA_DIR'>;
  content: Pick<Content, 'filesFolder' | 'gatedFiles'>;
  links: SignedLinks;
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
  expires: z.string().optional(),
  signature: z.string().optional(),
});

/** Pictures rarely change under one name; a browser asks again after a day, and shows the old one while it asks. */
const caching = 'public, max-age=86400, stale-while-revalidate=604800';

/** What a link was paid for with a form is for its holder alone, for as long as the link serves. */
const gatedCaching = 'private, max-age=600';

/** A vector picture is a document that could run scripts, were it opened by itself. */
const vectorPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** `GET /files/*`: the content's files, whole or in part; pictures also in the width that `?w=` asks for. */
export async function registerFiles(
  app: FastifyInstance,
  { settings, content, links, headers }: FilesOptions,
): Promise<void> {
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
    const input = readInput({ query }, { query: request.query }).query as z.output<typeof query>;
    const { w: width } = input;
    const { file, realName } = await findFile(content.filesFolder, name);
    // Under its real name too: a link on the disk must not lead around the gate.
    const gatedName = [name, realName].find((one) => content.gatedFiles.has(one));
    if (gatedName !== undefined) {
      const state = links.check(gatedName, input);
      if (state !== 'valid') throw state === 'expired' ? refusals.linkExpired() : refusals.behindForm();
    }
    reply.headers({ ...headers.asset, 'cache-control': gatedName === undefined ? caching : gatedCaching });
    if (name.toLowerCase().endsWith('.svg')) reply.header('content-security-policy', vectorPolicy);
    if (width === undefined || !isResizable(name)) return reply.sendFile(realName);

    const picture = await pictures.resize(file, width, request.headers.accept?.includes('image/webp') ?? false);
    reply.headers({ vary: 'Accept', etag: picture.etag }).type(picture.type);
    return request.headers['if-none-match'] === picture.etag ? reply.code(304).send() : reply.send(picture.bytes);
  });
}

/**
 * A file below the folder, links followed.
 * @throws AnswerError 404, also for what lies outside
 */
async function findFile(folder: string, name: string): Promise<{ file: string; realName: string }> {
  const unknown = () => new AnswerError(404, `There is no file /files/${name.slice(0, 200)}.`);
  if (name.includes('\0') || name.split('/').some((part) => part.startsWith('.'))) throw unknown();
  const [root, file] = await Promise.all([realpath(folder), realpath(path.join(folder, name))]).catch(() => {
    throw unknown();
  });
  if (!file.startsWith(root + path.sep) || !(await stat(file)).isFile()) throw unknown();
  return { file, realName: path.relative(root, file).split(path.sep).join('/') };
}
