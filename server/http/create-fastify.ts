import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { refusals } from '../base/errors.ts';
import type { Settings } from '../base/settings.ts';
import type { CacheLayer } from './cache-layer.ts';
import { type FaultAnswers, findRefusal } from './fault-answers.ts';
import { plainForwarded } from './plain-address.ts';
import { namesOneHost, settleTarget } from './settle-target.ts';
import { toAnswerError } from './to-answer-error.ts';
import { readTraceId } from './trace-id.ts';

/** The longest body of a request, in bytes. */
export const longestBody = 256 * 1024;

/** The longest body with a lead, in bytes: twenty texts of the most letters that a field takes, as a browser posts Chinese. */
export const longestLead = 1024 * 1024;

/** The longest time that a request may take to arrive, in milliseconds. */
const longestArrival = 30_000;

/** The longest time that a connection may be idle, in milliseconds: longer than the minute of most proxies. */
const longestIdle = 72_000;

interface Options {
  settings: Pick<Settings, 'TRUST_PROXY' | 'LOG_LEVEL'>;
  /** What stands before the server. Every request is told in the log at `debug`, so that there it lets all pass. */
  cacheLayer: CacheLayer;
  faults: FaultAnswers;
  logger: FastifyServerOptions['logger'];
}

/** An empty server that answers every fault in its place's own way and logs nothing that tells who asked. */
export function createFastify({ settings, cacheLayer, faults, logger }: Options): FastifyInstance {
  const tellsAll = settings.LOG_LEVEL === 'debug' || settings.LOG_LEVEL === 'trace';
  const app: FastifyInstance = Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger of its own for each request would cost as much as its answer, for a line that is hardly ever written:
    // it is made where the request belongs to a trace.
    childLoggerFactory: (parent, _bindings, _options, { headers }) => {
      const traceId = readTraceId(headers.traceparent);
      return traceId === undefined ? parent : parent.child({ trace_id: traceId });
    },
    trustProxy: readTrust(settings.TRUST_PROXY),
    bodyLimit: longestBody,
    serverFactory: (handler) => {
      const listener = handler as RequestListener;
      const listen = tellsAll ? listener : cacheLayer.before(listener);
      // Node would refuse a request without a host by itself, without a body and without any header of ours.
      const options = { requestTimeout: longestArrival, keepAliveTimeout: longestIdle, requireHostHeader: false };
      const server = createServer(options, (request, response) => {
        if (!namesOneHost(request)) {
          faults.refuse(request, response, refusals.noHost());
          return;
        }
        if (!settleTarget(request)) {
          faults.refuse(request, response, refusals.wrongTarget());
          return;
        }
        const { 'x-forwarded-for': forwarded } = request.headers;
        if (typeof forwarded === 'string') request.headers['x-forwarded-for'] = plainForwarded(forwarded);
        listen(request, response);
      });
      server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
        faults.refuse(request, response, refusals.unknownExpectation()),
      );
      server.on('connect', (request: IncomingMessage, socket: Duplex) => faults.refuseTunnel(request, socket));
      return server;
    },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => {
      const failure = toAnswerError(error, longestBody);
      void faults.answer(request as FastifyRequest, reply as unknown as FastifyReply, failure);
    },
    clientErrorHandler: (error, socket) => faults.breakOff(error, socket),
  });
  // Before the body is looked at: what is wrong with it does not matter where there is nothing. An address that begins
  // with two slashes may, resolved as it is further in, be that of a page (`//else.example/..`).
  app.addHook('onRequest', ({ is404, method, url }, _reply, done) => {
    done(is404 || url.startsWith('//') ? findRefusal(method, url) : undefined);
  });
  app.addHook('preClose', async () => cacheLayer.stop());
  app.setErrorHandler((error, request, reply) => {
    const failure = toAnswerError(error, longestBody, request.headers['content-type']);
    // What the server says on purpose was logged where its cause is known.
    if (failure.status >= 500 && failure !== error) request.log.error({ err: error }, 'a request failed');
    return faults.answer(request, reply, failure);
  });
  app.setNotFoundHandler((request, reply) => faults.answer(request, reply, findRefusal(request.method, request.url)));
  // The route and not the address: addresses carry advertising ids and preview keys.
  if (tellsAll) {
    app.addHook('onResponse', async ({ log, method, routeOptions }, { statusCode, elapsedTime }) => {
      log.debug({ method, route: routeOptions.url, statusCode, ms: Math.round(elapsedTime) }, 'answered');
    });
  }
  return app;
}

/** A number is how many hops before this server are its own proxies. */
function readTrust(setting: Settings['TRUST_PROXY']): FastifyServerOptions['trustProxy'] {
  if (typeof setting === 'number') return (_address, hop) => hop < setting;
  return setting === '' ? false : setting;
}
