import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Call } from '../../contract/calls.ts';
import { isOffered } from '../../widgets/embed-builder/names.text.ts';
import { needs } from '../../widgets/embed-builder/needs.ts';
import { foreignRoute } from '../../widgets/kit/runtime/page.ts';
import type { WidgetDefinition } from '../../widgets/kit/runtime/widget.ts';
import { AnswerError } from '../base/errors.ts';
import type { Content } from '../content/content.ts';
import type { Release } from '../http/assets.ts';
import { createCachedResponse } from '../http/cached-response.ts';
import { readSite } from '../http/read-site.ts';
import { sendCached } from '../http/send-cached.ts';
import { toAnswerError } from '../http/to-answer-error.ts';
import { findNamedSite, readFragmentAttributes, renderFragment } from './fragment.ts';
import { noteBusy } from './note-busy.ts';
import { PageCache } from './page-cache.ts';
import { keeping } from './send-page.ts';

interface FragmentsOptions {
  content: Content;
  call: Call;
  publicOrigin: string;
  widgets: ReadonlyMap<string, WidgetDefinition>;
  release: Release;
  headers: Readonly<Record<string, string>>;
  onFailure(widget: string, error: unknown): void;
}

/**
 * `GET /fragment/{widget}?{attribute}=…&site=…`: a widget as HTML, for a partner's server, CDN or build to write into its
 * pages. Kept as pages are. Refusals are plain text, since no visitor reads them: whoever includes one looks at the status.
 */
export function registerFragments(app: FastifyInstance, options: FragmentsOptions): void {
  const { content, call, publicOrigin, widgets, release, onFailure } = options;
  const cache = new PageCache();
  const endListening = content.onChange(() => cache.clear());
  app.addHook('onClose', async () => endListening());
  const policy = "default-src 'none'; frame-ancestors 'none'";
  const headers = { ...options.headers, 'content-security-policy': policy, 'x-robots-tag': 'noindex' };
  const kept = {
    ...headers,
    'cache-control': keeping,
    'content-type': 'text/html; charset=utf-8',
    vary: 'Accept-Encoding',
  };

  const render = async (definition: WidgetDefinition, query: Readonly<Record<string, unknown>>, host: string) => {
    const written = readFragmentAttributes(definition, query);
    const asked = readSite({ headers: { host } }, options);
    const { id, mark } = findNamedSite(content.sites, query) ?? asked.site;
    return cache.get(`${definition.name} ${mark} ${written}`, async () => {
      const sites = await call('GET /site/list');
      const site = sites.find((each) => each.id === id);
      if (!site) return undefined;
      const { signal } = new AbortController();
      const busy = noteBusy(call);
      let partial = false;
      const html = await renderFragment(definition, written, {
        page: {
          site,
          sites,
          dictionary: await call('GET /site/:id/dictionary', { params: { id } }),
          route: foreignRoute(site, new URL(publicOrigin).hostname),
          counterparts: {},
        },
        origin: new URL(publicOrigin).origin,
        call: busy.call,
        signal,
        widget: (name) => widgets.get(name),
        imports: release.imports,
        onFailure: (name, error) => {
          partial = true;
          onFailure(name, error);
        },
      });
      const retryAfter = busy.retryAfter();
      if (retryAfter !== undefined)
        throw new AnswerError(503, `Not all of it can be had just now. Ask again in ${retryAfter} s.`, [], {
          'retry-after': String(retryAfter),
        });
      return { status: 200, html, policy, partial };
    });
  };

  app.get<{ Params: { widget: string }; Querystring: Record<string, unknown> }>(
    '/fragment/:widget',
    async (request, reply) => {
      const { widget: name } = request.params;
      const definition = widgets.get(name);
      try {
        if (!definition)
          throw new AnswerError(
            404,
            `There is no widget "${name.slice(0, 100)}". docs/embedding.md has those there are.`,
          );
        refuseNameless(name, request.query);
        const fragment = await render(definition, request.query, request.headers.host ?? '');
        if (!fragment) throw new AnswerError(404, 'The site is not there any more.');
        return await sendCached(request, reply, createCachedResponse(fragment.body, kept));
      } catch (error) {
        return refuse(reply.headers(headers), error, request.routeOptions.bodyLimit ?? 0);
      }
    },
  );
}

/** What names nothing would be nothing, and need not be rendered to find that out. */
function refuseNameless(name: string, query: Readonly<Record<string, unknown>>): void {
  const needed = (isOffered(name) && needs[name]) || [];
  if (needed.length === 0 || needed.some((attribute) => query[attribute])) return;
  throw new AnswerError(404, `<vt-${name}> shows nothing without its ${needed.join(' or ')}. Give it in the address.`);
}

function refuse(reply: FastifyReply, error: unknown, bodyLimit: number): FastifyReply {
  const { status, message, headers } = toAnswerError(error, bodyLimit);
  // What the server says on purpose was logged where its cause is known.
  if (status >= 500 && !(error instanceof AnswerError))
    reply.log.error({ err: error }, 'a fragment could not be rendered');
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', ...headers })
    .type('text/plain; charset=utf-8')
    .send(`${message}\n`);
}
