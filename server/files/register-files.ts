import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { widestPicture } from '../../contract/picture-widths.ts';
import { AnswerError, refusals } from '../base/errors.ts';
import type { Content } from '../content/content.ts';
import type { SignedLinks } from '../gating/signed-links.ts';
import { readInput } from '../http/read-input.ts';
import { matchesEtag } from '../http/representations.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import { filePolicy } from './file-policy.ts';
import { isResizable, type Pictures } from './pictures.ts';

interface FilesOptions {
  content: Pick<Content, 'filesFolder' | 'gatedFiles'>;
  links: SignedLinks;
  pictures: Pictures;
  headers: SecurityHeaders;
}

const query = z.object({
  w: z.coerce
    .number()
    .refine(
      (width) => Number.isInteger(width) && width >= 1 && width <= widestPicture,
      `must be a whole number from 1 to ${widestPicture}`,
    )
    .optional(),
  expires: z.string().optional(),
  signature: z.string().optional(),
});

/** Pictures rarely change under one name; a browser asks again after a day, and shows the old one while it asks. */
const caching = 'public, max-age=86400, stale-while-revalidate=604800';

/** What a link was paid for with a form is for its holder alone, for as long as the link serves. */
const gatedCaching = 'private, max-age=600';

/** `GET /files/*`: the content's files, whole or in part; pictures also in the width that `?w=` asks for. */
export async function registerFiles(
  app: FastifyInstance,
  { content, links, pictures, headers }: FilesOptions,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: content.filesFolder,
    serve: false,
    cacheControl: false,
    etag: true,
    dotfiles: 'deny',
  });

  app.get('/files/*', async (request, reply) => {
    const name = (request.params as { '*': string })['*'];
    const input = readInput({ query }, { query: request.query }).query as z.output<typeof query>;
    const { w: width } = input;
    const { file, realName, size } = await findFile(content.filesFolder, name);
    // Under its real name too: a link on the disk must not lead around the gate.
    const gatedName = [name, realName].find((one) => content.gatedFiles.has(one));
    if (gatedName !== undefined) {
      const state = links.check(gatedName, input);
      if (state !== 'valid') throw state === 'expired' ? refusals.linkExpired() : refusals.behindForm();
    }
    reply.headers({ ...headers.asset, 'cache-control': gatedName === undefined ? caching : gatedCaching });
    const policy = filePolicy(realName);
    reply.headers(policy);
    // Whether two parts are of the same bytes a weak ETag, as a file's is, does not tell (RFC 9110, section 13.1.5).
    if (String(request.headers['if-range']).startsWith('W/')) delete request.headers.range;
    // The last bytes of a file that has fewer are all of it (section 14.1.2): what reads ranges here would find none.
    const last = /^bytes=-(\d+)$/.exec(request.headers.range ?? '')?.[1];
    if (Number(last) > size) request.headers.range = 'bytes=0-';
    if (width === undefined || !isResizable(name))
      return reply.sendFile(realName, { contentType: policy['content-type'] === undefined });

    const picture = await pictures.resize(file, width, request.headers.accept);
    reply.headers({ vary: 'Accept', etag: picture.etag }).type(picture.type);
    const has = matchesEtag(request.headers['if-none-match'], picture.etag);
    return has ? reply.code(304).send() : reply.send(picture.bytes);
  });
}

/**
 * A file below the folder, links followed.
 * @throws AnswerError 404, also for what lies outside
 */
async function findFile(folder: string, name: string): Promise<{ file: string; realName: string; size: number }> {
  const unknown = () => new AnswerError(404, `There is no file /files/${name.slice(0, 200)}.`);
  if (name.includes('\0') || name.split('/').some((part) => part.startsWith('.'))) throw unknown();
  try {
    const [root, file] = await Promise.all([realpath(folder), realpath(path.join(folder, name))]);
    const found = file.startsWith(root + path.sep) ? await stat(file) : undefined;
    if (!found?.isFile()) throw unknown();
    return { file, realName: path.relative(root, file).split(path.sep).join('/'), size: found.size };
  } catch (error) {
    // A disk that fails is no file that is missing.
    throw absent.has((error as NodeJS.ErrnoException).code ?? '') ? unknown() : error;
  }
}

/** How the file system says that there is nothing of that name. */
const absent: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG', 'EINVAL']);
