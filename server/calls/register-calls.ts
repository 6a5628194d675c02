import { METHODS } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, RouteHandlerMethod } from 'fastify';
import type { CallName, CallRequest } from '../../contract/calls.ts';
import { refusals } from '../base/errors.ts';
import type { CacheLayer } from '../http/cache-layer.ts';
import { createCachedResponse } from '../http/cached-response.ts';
import { longestBody, longestLead } from '../http/create-fastify.ts';
import { describeError, serializeAnswer } from '../http/envelope.ts';
import { type Input, type InputSchemas, readInput, readJson, refuseEncoding, takesBody } from '../http/read-input.ts';
import { createRepresentations } from '../http/representations.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import { sendCached } from '../http/send-cached.ts';
import { toAnswerError } from '../http/to-answer-error.ts';
import { readTraceId } from '../http/trace-id.ts';
import { tidyLead } from '../leads/tidy-lead.ts';
import { AnswerCache, answerKey } from './answer-cache.ts';
import { calls } from './call-table.ts';
import type { CallContext, CallMeta, Handler } from './context.ts';
import { createCors } from './cors.ts';
import { detailRow, findListRow, genericHandlers } from './generic-calls.ts';
import { readType } from './generic-types.ts';
import { checkHandlers, handlers } from './handlers.ts';

export interface RegisterOptions {
  /** Registers what else stands below the prefix, before everything else there is refused. */
  registerFurther?: (app: FastifyInstance) => void;
  context: CallContext;
  headers: SecurityHeaders;
  /** Gives answers again that were given before. */
  cacheLayer?: CacheLayer;
}

/** A browser may show an answer again at once and asks behind it; a shared cache keeps it for a minute. */
const contentCaching = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** Every method that is understood, those of WebDAV too, but those that are answered elsewhere. */
const methods: readonly HTTPMethods[] = METHODS.filter((method) => !['HEAD', 'OPTIONS', 'CONNECT'].includes(method));

/**
 * The longest bodies, in bytes, of calls that take more than others. What describes a lead is shortened once it is here,
 * and costs none on its way; a page's source counts in characters, of which each may be some bytes.
 */
const longBodies: Readonly<Partial<Record<CallName, number>>> = {
  'POST /form': longestLead,
  'POST /embed/check': 1024 * 1024,
};

/** What the contract's paths stand below. */
const root = '/internal';

/** Addresses that are posted to and only ask. */
const questions: ReadonlySet<string> = new Set(
  Object.entries(calls)
    .filter(([name, { personal }]) => name.startsWith('POST ') && !personal)
    .map(([name]) => name.replace('POST ', `/api${root}`)),
);

/** Registers every call of the contract below the instance's prefix `/api`, and the faults of everything else there. */
export function registerCalls(app: FastifyInstance, options: RegisterOptions): void {
  checkHandlers();
  const { context, headers, cacheLayer, registerFurther } = options;
  const cors = createCors();

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: longestBody }, (request, body, done) => {
    done(refuseEncoding(request.headers), body);
  });
  app.setErrorHandler((error, request, reply) => {
    const { headers: given, routeOptions } = request;
    const failure = toAnswerError(error, routeOptions.bodyLimit ?? longestBody, given['content-type']);
    // What the server says on purpose was logged where its cause is known.
    if (failure.status >= 500 && failure !== error) request.log.error({ err: error }, 'a call failed');
    return reply
      .code(failure.status)
      .headers({ ...headers.call, ...cors.headersFor(request), 'cache-control': 'no-store', ...failure.headers })
      .type('application/json; charset=utf-8')
      .send(Buffer.from(JSON.stringify(describeError(failure))));
  });
  app.setNotFoundHandler(() => undefined);

  const readHeaders = {
    ...headers.call,
    'access-control-allow-origin': '*',
    'cache-control': contentCaching,
    'content-type': 'application/json; charset=utf-8',
    vary: 'Accept-Encoding',
  };

  const answers = new AnswerCache(readHeaders);
  const previewHeaders = { ...readHeaders, 'cache-control': 'no-store' };

  /**
   * Answers from memory by the very bytes of the request, before anything of it is read.
   * @param given values of the address that stand in it as words
   */
  const serve =
    ({ rowOf, answer, byHost = false, personal = false, endless = false, given = {} }: Served) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const { version } = context.content;
      const { headers, ip: address, url } = request;
      // As everywhere: Fastify's own may be an `X-Forwarded-Host`, which a page can write itself.
      const { host } = headers;
      const raw = request.body instanceof Buffer ? request.body : undefined;
      const asked = answerKey(url, raw?.toString('latin1'));
      // What stands before the server knows no hosts, and so never finds these.
      const key = byHost ? `${asked}\n${context.siteOfHost(host).id}` : asked;
      const known = endless ? undefined : answers.get(key, version);
      if (known) return sendCached(request, reply, known);
      const params = { ...(request.params as object), ...given };
      const row = rowOf(params);
      const body = takesBody(row.body) ? readJson(raw) : undefined;
      const input = readInput(row, { params, query: request.query, body });
      const data = await answer(input, { host, address });
      // What a preview link or a pass shows is for its holder alone.
      const sendOnce = (headers: Readonly<Record<string, string>>) =>
        sendCached(request, reply, createCachedResponse(createRepresentations(serializeAnswer(data)), headers));
      if (personal || isPreview(request)) return sendOnce(previewHeaders);
      if (endless) return sendOnce(readHeaders);
      return sendCached(request, reply, answers.add(key, version, data));
    };

  cacheLayer?.add({
    takesPost: (url) => questions.has(url),
    find: ({ url = '' }, body) =>
      url.startsWith('/api/') ? answers.get(answerKey(url, body), context.content.version) : undefined,
  });

  const keepLead = async (request: FastifyRequest, reply: FastifyReply) => {
    const raw = request.body instanceof Buffer ? request.body : undefined;
    const { body, notes } = tidyLead(readJson(raw));
    const input = readInput(calls['POST /form'], { body }) as CallRequest<'POST /form'>;
    const receipt = await handlers['POST /form'](input, context, { ...readMeta(request), notes });
    return reply
      .headers({ ...headers.call, ...cors.headersFor(request), 'cache-control': 'no-store' })
      .send({ code: '200', message: 'OK', data: receipt });
  };

  const taken = new Map<string, HTTPMethods[]>();
  const register = (method: HTTPMethods, url: string, handler: RouteHandlerMethod) => {
    const bodyLimit = longBodies[`${method} ${url}` as CallName] ?? longestBody;
    app.route({ method, url: root + url, handler, bodyLimit });
    taken.set(url, [...(taken.get(url) ?? []), method]);
  };
  for (const name of Object.keys(calls) as CallName[]) {
    const [method, url = '/'] = name.split(' ');
    const handler = handlers[name] as Handler<CallName>;
    const read = serve({
      rowOf: () => calls[name],
      answer: (input, meta) => handler(input as CallRequest<CallName>, context, meta),
      byHost: hostCalls.has(name),
      personal: calls[name].personal,
      endless: calls[name].endless,
    });
    register(method as HTTPMethods, url, name === 'POST /form' ? keepLead : read);
  }
  // Section 7's generic calls. Where the contract has a call of the very address, that one answers.
  const { list, detail } = genericHandlers;
  const answerList = (input: Input) => list(input, context);
  register('POST', '/:type/list', serve({ rowOf: findListRow, answer: answerList }));
  register('GET', '/:type/:id', serve({ rowOf: () => detailRow, answer: (input) => detail(input, context) }));
  // Beside an address such as /form/:id the router would take /form/list for one of its ids.
  for (const url of [...taken.keys()]) {
    const [, type = ''] = /^\/(\w+)\/:id$/.exec(url) ?? [];
    if (!readType(type) || taken.get(`/${type}/list`)?.includes('POST')) continue;
    register('POST', `/${type}/list`, serve({ rowOf: findListRow, answer: answerList, given: { type } }));
  }

  for (const method of methods) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
  for (const [url, allowed] of taken) {
    app.route({
      method: methods.filter((method) => !allowed.includes(method)),
      url: root + url,
      onRequest: async ({ method, url: address, params }) => {
        const { type } = params as { type?: string };
        const path = address.replace(/\?.*$/, '').slice(0, 200);
        if (type !== undefined && !readType(type)) throw refusals.unknownPath(method, path);
        // What is read answers HEAD as well, by the framework's own route.
        const offered = allowed.flatMap((each) => (each === 'GET' ? [each, 'HEAD'] : each));
        throw refusals.wrongMethod(method, path, offered);
      },
      handler: () => undefined,
    });
  }
  registerFurther?.(app);
  // Whatever else is asked for below the prefix, pages notwithstanding.
  const refuse = async ({ method, url }: FastifyRequest) => {
    throw refusals.unknownPath(method, url.replace(/\?.*$/, '').slice(0, 200));
  };
  for (const url of ['/', '/*']) app.route({ method: [...methods], url, onRequest: refuse, handler: () => undefined });
  app.options(`${root}/*`, async (request, reply) => cors.answerPreflight(request, reply.headers(headers.call)));
}

/** A read of the router's: what it takes and what it gives. */
interface Served {
  rowOf(params: unknown): InputSchemas;
  answer(input: Input, meta: CallMeta): unknown;
  /** The answer depends on the host that was asked. */
  byHost?: boolean;
  /** Nobody else is given the answer, nor the same caller once more. */
  personal?: boolean;
  /** The answer is worked out each time. */
  endless?: boolean;
  given?: Readonly<Record<string, string>>;
}

/** Calls whose answer is of the site that the host is of. */
const hostCalls: ReadonlySet<CallName> = new Set(['GET /multimedia/resource/type/list/:siteId']);

/** Pages that a preview link shows name its token with all that they ask for, also where it decides nothing. */
function isPreview({ query }: FastifyRequest): boolean {
  return (query as { preview?: unknown }).preview !== undefined;
}

/** What a lead's acceptance wants to know of its request. */
function readMeta(request: FastifyRequest): CallMeta {
  const key = request.headers['idempotency-key'];
  return {
    idempotencyKey: typeof key === 'string' ? key : undefined,
    address: request.ip,
    origin: request.headers.origin,
    host: request.headers.host,
    traceId: readTraceId(request.headers.traceparent),
  };
}
