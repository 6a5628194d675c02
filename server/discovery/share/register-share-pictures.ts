import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createMatcher } from '../../../pages/match-route.ts';
import { AnswerError } from '../../base/errors.ts';
import type { Content } from '../../content/content.ts';
import type { Pictures } from '../../files/pictures.ts';
import { readSite } from '../../http/read-site.ts';
import { matchesEtag } from '../../http/representations.ts';
import { siteOrigin } from '../../http/site-of-request.ts';
import { type ListedGround, readListedHead } from '../listed-pages.ts';
import { drawSharePicture } from './draw-share-picture.ts';
import { readSharePath, toShareWords } from './share-address.ts';
import { createFaces } from './share-faces.ts';

interface SharePicturesOptions extends ListedGround {
  content: ListedGround['content'] & Pick<Content, 'filesFolder'>;
  pictures: Pick<Pictures, 'keep'>;
  /** Where the faces are. */
  fonts: string;
  headers: Readonly<Record<string, string>>;
}

/** As of other pictures: their address is another one when what they say is. */
const caching = 'public, max-age=86400, stale-while-revalidate=604800';

/** `GET /share/PATH.jpg`: the picture that a page is shared with, drawn when somebody first wants it. */
export function registerSharePictures(app: FastifyInstance, options: SharePicturesOptions): void {
  const { content, pictures, publicOrigin, routes, headers } = options;
  const match = createMatcher(routes);
  const readFaces = createFaces(options.fonts);

  const findWords = async (url: string, host: string | undefined) => {
    const { site, path: asked } = readSite({ url, headers: { host } }, options);
    const page = readSharePath(asked);
    const found = page === undefined ? undefined : match(page);
    if (page === undefined || !found || 'location' in found || found.route.unlisted) return undefined;
    const head = await readListedHead(found.route, { path: page, params: found.params }, site, options);
    return head && toShareWords(head, site, siteOrigin(site, publicOrigin));
  };

  for (const base of ['', '/:mark'])
    app.get(`${base}/share/*`, async (request, reply) => {
      const words = await findWords(request.url, request.headers.host);
      if (!words) throw new AnswerError(404, 'There is no page that is shared with this picture.');
      const file = words.image && path.join(content.filesFolder, decodeURI(words.image.replace(/^\/files\//, '')));
      const { size, mtimeMs } = (file && (await stat(file).catch(() => undefined))) || {};
      const hash = createHash('sha1')
        .update(JSON.stringify([words, size, mtimeMs]))
        .digest('base64url');
      const key = `share-${hash}.jpeg`;
      reply.headers({ ...headers, 'cache-control': caching, etag: `"${key}"` }).type('image/jpeg');
      if (matchesEtag(request.headers['if-none-match'], `"${key}"`)) return reply.code(304).send();
      return pictures.keep(key, async () => {
        const faces = await readFaces([words.title, words.description ?? '', words.site, words.host], words.lang);
        return drawSharePicture(words, faces, size === undefined ? undefined : await readFile(file as string));
      });
    });
}
