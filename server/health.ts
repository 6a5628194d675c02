import type { FastifyInstance } from 'fastify';
import type { SecurityHeaders } from './security-headers.ts';

interface HealthOptions {
  headers: SecurityHeaders;
  /** Fails when the database does not answer. */
  ping: () => Promise<void>;
}

/** `/healthz`: the process runs. `/readyz`: it can take visitors; 503 while it cannot, and while it closes. */
export function registerHealth(app: FastifyInstance, { headers, ping }: HealthOptions): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  // A connection that was busy when the server began to close would be kept alive after its answer, and hold it up.
  app.addHook('onResponse', (request, _reply, done) => {
    if (closing) request.raw.socket.end();
    done();
  });
  const answer = { ...headers.call, 'cache-control': 'no-store' };

  app.get('/healthz', (_, reply) => reply.headers(answer).send({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    const database = await ping().then(
      () => 'ok',
      (error: unknown) => {
        request.log.error({ err: error }, 'the database does not answer');
        return 'does not answer';
      },
    );
    const ready = database === 'ok' && !closing;
    return reply
      .code(ready ? 200 : 503)
      .headers(answer)
      .send({ status: ready ? 'ready' : 'not ready', database, closing });
  });
}
