import type { FastifyInstance } from 'fastify';
import type { Backlog } from './delivery/outbox.ts';
import type { SecurityHeaders } from './security-headers.ts';

interface HealthOptions {
  headers: SecurityHeaders;
  /** Fails when the database does not answer. */
  ping: () => Promise<void>;
  /** What waits in the outbox, and what was given up. */
  countBacklog: () => Promise<Record<string, Backlog>>;
}

/**
 * `/healthz`: the process runs. `/readyz`: it can take visitors; 503 while it cannot, and while it closes. Its
 * `deliveries` count the leads that wait and that were given up by destination: a matter for an alarm, while the
 * visitors are served as ever.
 */
export function registerHealth(app: FastifyInstance, { headers, ping, countBacklog }: HealthOptions): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
    // A connection that was busy when the server began to close would be kept alive after its answer, and hold it up.
    // Looking from time to time while it closes costs less than a hook on every answer before.
    const look = setInterval(() => app.server.closeIdleConnections(), 20);
    app.server.once('close', () => clearInterval(look));
  });
  const answer = { ...headers.call, 'cache-control': 'no-store' };

  app.get('/healthz', (_, reply) => reply.headers(answer).send({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    const { database, deliveries } = await ping()
      .then(async () => ({ database: 'ok', deliveries: await countBacklog() }))
      .catch((error: unknown) => {
        request.log.error({ err: error }, 'the database does not answer');
        return { database: 'does not answer', deliveries: undefined };
      });
    const ready = database === 'ok' && !closing;
    return reply
      .code(ready ? 200 : 503)
      .headers(answer)
      .send({ status: ready ? 'ready' : 'not ready', database, deliveries, closing });
  });
}
