import { createServer, type RequestListener } from 'node:http';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyServerOptions, LogController } from 'fastify';
import { describeError } from './calls/envelope.ts';
import { toAnswerError } from './calls/to-answer-error.ts';
import type { Front } from './front.ts';
import type { SecurityHeaders } from './security-headers.ts';
import type { Settings } from './settings.ts';

/** The longest body of a request, in bytes. */
export const longestBody = 256 * 1024;

/** The longest time that a request may take to arrive, in milliseconds. */
const longestArrival = 30_000;

/** The longest time that a connection may be idle, in milliseconds: longer than the minute of most proxies. */
const longestIdle = 72_000;

interface Options {
  settings: Pick<Settings, 'TRUST_PROXY' | 'LOG_LEVEL'>;
  headers: SecurityHeaders;
  /** What stands before the server. Every request is told in the log at `debug`, so that there it lets all pass. */
  front: Front;
  logger: FastifyServerOptions['logger'];
}

/** An empty server that answers every fault in the envelope and logs nothing that tells who asked. */
export function createFastify({ settings, headers, front, logger }: Options): FastifyInstance {
  const tellsAll = settings.LOG_LEVEL === 'debug' || settings.LOG_LEVEL === 'trace';
  const app: FastifyInstance = Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger of its own for each request would cost as much as its answer, for a line that is hardly ever written.
    childLoggerFactory: (parent) => parent,
    trustProxy: readTrust(settings.TRUST_PROXY),
    bodyLimit: longestBody,
    serverFactory: (handler) => {
      const listener = handler as RequestListener;
      const timeouts = { requestTimeout: longestArrival, keepAliveTimeout: longestIdle };
      return createServer(timeouts, tellsAll ? listener : front.before(listener));
    },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    frameworkErrors: (error, _request, reply) => {
      const failure = toAnswerError(error, longestBody);
      const answer = reply as unknown as FastifyReply;
      void answer.code(failure.status).headers(headers.call).send(describeError(failure));
    },
  });
  app.addHook('preClose', async () => front.stop());
  app.setErrorHandler((error, request, reply) => {
    const failure = toAnswerError(error, longestBody);
    if (failure.status >= 500) request.log.error({ err: error }, 'a request failed');
    return reply
      .code(failure.status)
      .headers({ ...headers.call, ...failure.headers })
      .send(describeError(failure));
  });
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
