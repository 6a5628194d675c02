import path from 'node:path';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Call } from '../../contract/calls.ts';
import { routes } from '../../pages/routes.ts';
import type { Settings } from '../base/settings.ts';
import type { CallContext } from '../calls/context.ts';
import { createLocalCall } from '../calls/local-call.ts';
import { registerCalls } from '../calls/register-calls.ts';
import type { Content } from '../content/content.ts';
import { createPreviewCheck } from '../content/preview.ts';
import { registerDelivery } from '../delivery/register-delivery.ts';
import { createPictures } from '../files/pictures.ts';
import { registerFiles } from '../files/register-files.ts';
import { createSignedLinks } from '../gating/signed-links.ts';
import { createUnlocking } from '../gating/unlock.ts';
import { createUnlockPasses } from '../gating/unlock-pass.ts';
import { keptFolderOf } from '../http/assets.ts';
import { createCacheLayer } from '../http/cache-layer.ts';
import { createFastify } from '../http/create-fastify.ts';
import { createFaultAnswers } from '../http/fault-answers.ts';
import { createSecurityHeaders } from '../http/security-headers.ts';
import { findSite } from '../http/site-of-request.ts';
import type { LeadDatabase } from '../leads/database.ts';
import { describeDatabaseError } from '../leads/database-errors.ts';
import { isPostgres } from '../leads/is-postgres.ts';
import { createLeadService } from '../leads/lead-service.ts';
import { createOriginCheck, isHome } from '../leads/origins.ts';
import type { WhenPrepared } from '../leads/preparation.ts';
import { createRateLimit } from '../leads/rate-limit.ts';
import { createStorageCheck } from '../leads/storage-check.ts';
import { registerOpenApi } from '../openapi/register-openapi.ts';
import type { PageContext } from '../render/page-context.ts';
import { createSearch } from '../search/create-search.ts';
import { registerHealth } from './health.ts';
import type { Metrics } from './metrics.ts';
import { registerGallery } from './register-gallery.ts';

/** Registers the page routes, their static assets and the root's not-found page. */
export type RegisterPages = (app: FastifyInstance, context: PageContext) => void | Promise<void>;

export interface AppOptions {
  settings: Settings;
  content: Content;
  db: LeadDatabase;
  /** Called before the database is used; without it the database is up to date. */
  whenPrepared?: WhenPrepared;
  secret: string;
  logger?: FastifyServerOptions['logger'];
  /** Whether balancers are to send nobody here any more. */
  isLeaving?: () => boolean;
  /** Without it nothing is counted. */
  metrics?: Metrics;
  /** Without it the server answers calls and files only. */
  registerPages?: RegisterPages;
}

/** How long the first visitors have the server to themselves before it makes the index of the search, in milliseconds. */
const searchDelay = 1000;

/** How many pages one sender may have checked: each is read by this server itself. */
const checksPerMinute = 30;

/** The whole server, not yet listening. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { settings, content, db, secret, metrics, registerPages, whenPrepared = async () => undefined } = options;
  const headers = createSecurityHeaders(settings.PUBLIC_ORIGIN, settings.SEARCH_ENGINES);
  const cacheLayer = createCacheLayer();
  const faults = createFaultAnswers({ content, publicOrigin: settings.PUBLIC_ORIGIN, headers });
  const app = createFastify({ settings, cacheLayer, faults, logger: options.logger ?? false });
  const isAllowedOrigin = createOriginCheck(settings, content);
  const links = createSignedLinks(secret);
  const unlocking = createUnlocking(content, links, settings.PUBLIC_ORIGIN);
  const pictures = createPictures({
    folder: path.join(settings.DATA_DIR, 'pictures'),
    leastFree: settings.DISK_FLOOR_MB * 1024 * 1024,
    onFull: (reason) => app.log.warn({ reason }, 'resized pictures are not kept for now'),
    onRoom: () => app.log.info('resized pictures are kept again'),
  });
  const delivery = registerDelivery(app, { settings, db, whenPrepared });
  // The pictures stand on the disk of the leads' file; of a PostgreSQL's disk nothing is known here.
  const makeRoom = isPostgres(db) ? undefined : pictures.giveRoom;
  const storage = createStorageCheck({ db, whenPrepared, makeRoom });
  metrics?.follow(app, { checkStorage: storage.check, countBacklog: delivery.countBacklog });
  const leads = createLeadService({
    db,
    whenPrepared,
    content,
    isAllowedOrigin,
    secret,
    rateLimit: settings.RATE_LIMIT,
    destinations: delivery.destinations,
    unlocking,
    makeRoom,
    onKept: () => {
      storage.succeeded();
      delivery.wake();
    },
    onOutcome: metrics?.countLead,
    onTested: ({ form, origin, traceId }) =>
      app.log.info({ form, origin, trace_id: traceId }, 'a test of a form was answered, and nothing of it was kept'),
    onAlone: (error) =>
      app.log.warn({ err: describeDatabaseError(error) }, 'rate limits count for this server alone for now'),
    onError: (error, { traceId }) => {
      storage.failed(error);
      app.log.error({ err: describeDatabaseError(error), trace_id: traceId }, 'a lead could not be stored');
    },
  });

  registerHealth(app, {
    headers,
    isLeaving: options.isLeaving ?? (() => false),
    hasLog: options.logger !== undefined,
    checkStorage: storage.check,
    checkPictures: pictures.check,
    countBacklog: delivery.countBacklog,
  });
  const localCall: Call = (name, input) => createLocalCall(callContext)(name, input);
  const search = createSearch({
    content,
    call: localCall,
    publicOrigin: settings.PUBLIC_ORIGIN,
    routes,
    onError: (error) => app.log.error({ err: error }, 'the index of the search could not be made anew'),
  });
  let untilPrepared: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    untilPrepared = setTimeout(() => search.prepare(), searchDelay).unref();
  });
  app.addHook('onClose', async () => {
    clearTimeout(untilPrepared);
    search.close();
  });
  const { PUBLIC_ORIGIN: publicOrigin } = settings;
  // All widgets come with it.
  const describing = once(async () => import('./describe-widgets.ts'));
  const offered = once(async () => (await describing()).describeWidgets(settings.BROWSER_DIR, publicOrigin));
  const tags = once(async () =>
    (await describing()).describeTags(settings.BROWSER_DIR, publicOrigin, keptFolderOf(settings.DATA_DIR)),
  );
  const callContext: CallContext = {
    content,
    leads,
    search,
    allowsPreview: createPreviewCheck(secret),
    supplierOrigin: settings.SUPPLIER_ORIGIN,
    siteOfHost: (host = '') =>
      findSite(content.sites, settings.PUBLIC_ORIGIN, { path: '/', host, storedMark: undefined }).site,
    loadWidget: async (...asked) =>
      (await import('../render/load-widget.ts')).loadWidget(...asked, { call: localCall, publicOrigin }),
    describeEmbedding: async () => ({ origin: publicOrigin, ...(await offered()) }),
    describeCheck: async () => ({
      ...(await tags()),
      origin: new URL(publicOrigin).origin,
      isHome: (url) => isHome(url, new URL(publicOrigin)),
    }),
    takeCheck: createRateLimit(Math.min(settings.RATE_LIMIT, checksPerMinute)),
    allowsOrigin: isAllowedOrigin,
  };
  const registerFurther = (scope: FastifyInstance) => registerOpenApi(scope, { context: callContext, headers });
  const calls = { context: callContext, headers, cacheLayer, registerFurther };
  await app.register(async (scope) => registerCalls(scope, calls), { prefix: '/api' });
  await app.register(async (scope) => registerFiles(scope, { content, links, pictures, headers }));
  const { GALLERY_DIR: folder } = settings;
  if (folder) {
    const markOf = (address: string, host = '') =>
      findSite(content.sites, settings.PUBLIC_ORIGIN, { path: address, host, storedMark: undefined }).site.mark;
    await app.register(async (scope) => registerGallery(scope, { folder, markOf, headers }));
  }
  if (registerPages) {
    const previewCall = (token: string) => createLocalCall(callContext, token);
    const context: PageContext = {
      settings,
      content,
      leads,
      call: localCall,
      previewCall,
      allowsPreview: callContext.allowsPreview,
      headers,
      cacheLayer,
      faults,
      pictures,
      unlocking,
      passes: createUnlockPasses(secret),
      onRendered: metrics?.timeRendering,
    };
    // As no plugin, whose time is limited: a busy machine reads all widgets and compresses their scripts in its own time.
    await registerPages(app, context);
  }
  return app;
}

/** What is made when it is first asked for, and kept. What could not be made may be there the next time. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return async () => {
    made ??= make();
    made.catch(() => {
      made = undefined;
    });
    return made;
  };
}
