import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Backlog } from '../delivery/outbox.ts';
import { endQuietConnections, followConnections } from '../http/quiet-connections.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import { describeDatabaseError } from '../leads/database-errors.ts';

interface HealthOptions {
  /** The server will close soon, and answers as ever until then. */
  isLeaving: () => boolean;
  headers: SecurityHeaders;
  /** Somebody can be told: without a log nobody looks before asked. */
  hasLog: boolean;
  /** Why leads cannot be stored, in words, or nothing. */
  checkStorage: () => Promise<string | undefined>;
  /** Why resized pictures cannot be kept, in words, or nothing. */
  checkPictures: () => Promise<string | undefined>;
  /** What waits in the outbox, and what was given up. */
  countBacklog: () => Promise<Record<string, Backlog>>;
}

/**
 * `/healthz`: the process runs. `/readyz`: it can take visitors and their leads; 503 while it cannot, and while it
 * closes. `/readyz/pages`: the same without the leads, for a balancer that must not turn visitors away from pages while
 * the database of all servers is away. `pictures` tells whether resized ones can be kept, which a disk that fills tells
 * first of all: visitors get them all the same. `deliveries` count the leads that wait and that were given up by destination: a
 * matter for an alarm, while the visitors are served as ever.
 */
export function registerHealth(app: FastifyInstance, options: HealthOptions): void {
  const { headers, isLeaving, hasLog, checkStorage, checkPictures, countBacklog } = options;
  let begun = false;
  const isClosing = () => begun || isLeaving();
  followConnections(app.server);
  const lookAtStorage = async (log: FastifyBaseLogger) => {
    const cause = await checkStorage();
    if (cause) log.error({ cause }, 'leads cannot be stored');
    return cause;
  };
  // Said as it starts, and not with the first lead that finds it so. Nobody waits for it, but what would be closed under it.
  let firstLook: Promise<unknown> | undefined;
  app.addHook('onListen', (done) => {
    if (hasLog) firstLook = lookAtStorage(app.log);
    done();
  });
  app.addHook('preClose', async () => {
    begun = true;
    // A connection that was busy when the server began to close would be kept alive after its answer, and hold it up.
    // Looking from time to time while it closes costs less than a hook on every answer before.
    const look = setInterval(() => endQuietConnections(app.server), 20);
    // A server that never listened never says that it has closed.
    look.unref();
    app.server.once('close', () => clearInterval(look));
    await firstLook;
  });
  const answer = { ...headers.call, 'cache-control': 'no-store' };
  const pages = (closing: boolean) => (closing ? 'not ready: the server closes' : 'ready');

  app.get('/healthz', (_, reply) => reply.headers(answer).send({ status: 'ok' }));
  app.get('/readyz/pages', (_, reply) => {
    const closing = isClosing();
    return reply
      .code(closing ? 503 : 200)
      .headers(answer)
      .send({ status: closing ? 'not ready' : 'ready', pages: pages(closing), closing });
  });
  app.get('/readyz', async (request, reply) => {
    const [cause, noPictures] = await Promise.all([lookAtStorage(request.log), checkPictures()]);
    const deliveries = cause
      ? undefined
      : await countBacklog().catch((error: unknown) => {
          request.log.error({ err: describeDatabaseError(error) }, 'the outbox could not be read or written');
          return undefined;
        });
    const closing = isClosing();
    const ready = !cause && !closing;
    return reply
      .code(ready ? 200 : 503)
      .headers(answer)
      .send({
        status: ready ? 'ready' : 'not ready',
        pages: pages(closing),
        leads: cause ? `not ready: ${cause}` : 'ready',
        pictures: noPictures ? `not kept: ${noPictures}` : 'ready',
        deliveries,
        closing,
      });
  });
}
