import type { FastifyInstance } from 'fastify';
import type { Site } from '../../contract/entities/site.ts';
import type { PathParams } from '../../contract/paths.ts';
import { AnswerError } from '../base/errors.ts';
import type { Content } from '../content/content.ts';
import { type CachedResponse, createCachedResponse } from '../http/cached-response.ts';
import { readSite } from '../http/read-site.ts';
import type { Representations } from '../http/representations.ts';
import { sendCached } from '../http/send-cached.ts';

/** A file that each site has at one address, such as its sitemap. */
export interface SiteFile {
  /** As Fastify writes it; `:name` leaves something open. */
  path: string;
  type: string;
  /** It is led to by pages alone, and is in the language that its visitor chose where the address does not tell. */
  ofVisitor?: boolean;
  /** What it is saved as. */
  nameOf?(params: PathParams): string;
  /** @returns nothing where the site has no such file */
  make(site: Site, params: PathParams): Promise<Representations | undefined>;
}

export interface SiteFilesOptions {
  content: Pick<Content, 'sites' | 'onChange'>;
  publicOrigin: string;
  headers: Readonly<Record<string, string>>;
}

/**
 * Serves what machines read of a site: on its host, and on hosts without a language of their own below the site's mark.
 * Made when first asked for, and kept until the content changes. Which site is meant says the address alone, unless
 * the file is of a visitor: what crawlers and feed readers get may depend on no cookie.
 */
export function createSiteFiles(app: FastifyInstance, options: SiteFilesOptions) {
  const { content, headers } = options;
  const made = new Map<string, Promise<CachedResponse | undefined>>();
  const endListening = content.onChange(() => made.clear());
  app.addHook('onClose', async () => endListening());

  const get = (file: SiteFile, site: Site, params: PathParams) => {
    // Of ways to write one address, percent-encoded here and there, there are thousands.
    const key = [site.mark, file.path, ...Object.values(params)].join(' ');
    const known = made.get(key);
    if (known) return known;
    const making = file.make(site, params).then((body) => {
      // Of addresses that name nothing there is no end.
      if (!body) return forget();
      return createCachedResponse(body, {
        ...headers,
        'content-type': `${file.type}; charset=utf-8`,
        'cache-control': 'public, max-age=600',
        vary: file.ofVisitor ? 'Accept-Encoding, Cookie' : 'Accept-Encoding',
        ...(file.nameOf && { 'content-disposition': `attachment; filename="${file.nameOf(params)}"` }),
        // It is read by machines, and no page to be found.
        'x-robots-tag': 'noindex',
      });
    });
    const forget = () => {
      if (made.get(key) === making) made.delete(key);
      return undefined;
    };
    made.set(key, making);
    making.catch(forget);
    return making;
  };

  return {
    serve(file: SiteFile, bases: readonly string[] = ['', '/:mark']) {
      for (const base of bases)
        app.get(base + file.path, async (request, reply) => {
          const { host, cookie } = request.headers;
          const asked = { url: request.url, headers: file.ofVisitor ? { host, cookie } : { host } };
          const { site, path, base: own } = readSite(asked, options);
          const { mark, ...params } = request.params as Record<string, string>;
          const isOwn = mark === undefined || own === `/${mark}`;
          const answer = isOwn ? await get(file, site, params) : undefined;
          if (!answer) throw new AnswerError(404, `The site ${site.mark} has no ${path.slice(0, 100)}.`);
          return sendCached(request, reply, answer);
        });
    },
  };
}
