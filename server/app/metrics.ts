import { channel } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Backlog } from '../delivery/outbox.ts';
import { type CountedOutcome, countedOutcomes } from '../leads/lead-service.ts';

/** What is counted while the server runs, in Prometheus' terms. */
export interface Metrics {
  /** Counts a server's requests until it closes, those too that are answered before anything is routed. */
  follow(app: FastifyInstance, looks: Looks): void;
  countLead(outcome: CountedOutcome): void;
  /** @param page the address in the table of routes */
  timeRendering(page: string, milliseconds: number): void;
  /** Serves `GET /metrics`, and nothing else: what it tells is for operators, on an address of its own. */
  buildServer(): FastifyInstance;
}

/** What is asked when somebody looks. */
interface Looks {
  /** Why leads cannot be stored, in words, or nothing. */
  checkStorage: () => Promise<string | undefined>;
  /** What waits in the outbox, and what was given up. */
  countBacklog: () => Promise<Record<string, Backlog>>;
}

/** What node:http tells of each answer once its last byte was handed over. */
interface Finished {
  request: IncomingMessage;
  response: ServerResponse;
  server: Server;
}

/** In seconds. Cached answers take parts of a millisecond, and a lead waits for the disk. */
const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 6];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'vitrine_http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer. cache="hit": given before anything was routed.',
    labelNames: ['method', 'route', 'status', 'cache'],
    buckets,
    registers,
  });
  const renderings = new Histogram({
    name: 'vitrine_page_render_duration_seconds',
    help: 'Time that a page took to render, by its address in the table of routes.',
    labelNames: ['page'],
    buckets,
    registers,
  });
  const leads = new Counter({
    name: 'vitrine_leads_total',
    help: 'Forms that were sent: kept on the disk, repeated (kept before), invalid (for the visitor to mend) or refused.',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of countedOutcomes) leads.inc({ outcome }, 0);

  return {
    follow: (app, { checkStorage, countBacklog }) => {
      followRequests(app, requests);
      registerStorage(registry, checkStorage);
      registerBacklog(registry, countBacklog);
    },
    countLead: (outcome) => leads.inc({ outcome }),
    timeRendering: (page, milliseconds) => renderings.observe({ page }, milliseconds / 1000),
    buildServer: () => {
      const app = Fastify({ forceCloseConnections: true });
      app.get('/metrics', async (_, reply) => {
        reply.type(registry.contentType).header('cache-control', 'no-store');
        return registry.metrics();
      });
      return app;
    },
  };
}

/** Node itself tells when requests come and answers end, so that the server's own path is as long as without metrics. */
function followRequests(app: FastifyInstance, requests: Histogram<'method' | 'route' | 'status' | 'cache'>): void {
  const arrivals = new WeakMap<IncomingMessage, number>();
  const routes = new WeakMap<IncomingMessage, string>();
  const arrive = (message: unknown) => {
    const { request, server } = message as Finished;
    if (server === app.server) arrivals.set(request, performance.now());
  };
  const finish = (message: unknown) => {
    const { request, response, server } = message as Finished;
    const arrival = arrivals.get(request);
    if (server !== app.server || arrival === undefined) return;
    const route = routes.get(request);
    requests.observe(
      {
        method: request.method,
        route: route ?? '',
        status: response.statusCode,
        cache: route === undefined ? 'hit' : 'miss',
      },
      (performance.now() - arrival) / 1000,
    );
  };
  const [started, finished] = [channel('http.server.request.start'), channel('http.server.response.finish')];
  started.subscribe(arrive);
  finished.subscribe(finish);
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    routes.set(raw, routeOptions.url ?? 'none');
  });
  app.addHook('onClose', async () => {
    started.unsubscribe(arrive);
    finished.unsubscribe(finish);
  });
}

function registerStorage(registry: Registry, checkStorage: Looks['checkStorage']): void {
  new Gauge({
    name: 'vitrine_leads_ready',
    help: '1 while a lead can be stored, 0 while it cannot: /readyz and the log say why.',
    registers: [registry],
    async collect() {
      this.set((await checkStorage()) === undefined ? 1 : 0);
    },
  });
}

/** Asked of the database when somebody looks, once for both; where it is away, their absence is what is seen. */
function registerBacklog(registry: Registry, countBacklog: Looks['countBacklog']): void {
  let look: Promise<[destination: string, Backlog][]> | undefined;
  const read = () => {
    look ??= countBacklog()
      .then(Object.entries<Backlog>, () => [])
      .finally(() => {
        look = undefined;
      });
    return look;
  };
  new Gauge({
    name: 'vitrine_outbox_oldest_seconds',
    help: 'Age of the oldest lead that waits for its delivery. Absent where none waits, or the database is away.',
    labelNames: ['destination'],
    registers: [registry],
    async collect() {
      const backlog = await read();
      this.reset();
      for (const [destination, { oldest }] of backlog) {
        // A clock that was set back would have it wait since a time to come.
        if (oldest) this.set({ destination }, Math.max(0, Date.now() - Date.parse(oldest)) / 1000);
      }
    },
  });
  new Gauge({
    name: 'vitrine_outbox_leads',
    help: 'Leads that wait for their delivery, and those that were given up.',
    labelNames: ['destination', 'state'],
    registers: [registry],
    async collect() {
      const backlog = await read();
      this.reset();
      for (const [destination, { pending, parked }] of backlog) {
        this.set({ destination, state: 'pending' }, pending);
        this.set({ destination, state: 'parked' }, parked);
      }
    },
  });
}
