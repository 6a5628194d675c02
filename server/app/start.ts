import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { prepareDataFolder } from '../base/data-folder.ts';
import { readSecret } from '../base/secret.ts';
import { explainIdle, type Settings, SettingsError } from '../base/settings.ts';
import { type ContentOptions, openContent } from '../content/content.ts';
import { ContentError, createFaultTeller } from '../content/faults.ts';
import { listen } from '../http/listen.ts';
import { explainSharedOrigin } from '../http/site-of-request.ts';
import { connectDatabase, updateDatabase } from '../leads/database.ts';
import { describeDatabaseError, isMistake } from '../leads/database-errors.ts';
import { explainShared, lockFolder } from '../leads/folder-lock.ts';
import { createPreparation } from '../leads/preparation.ts';
import { buildApp, type RegisterPages } from './app.ts';
import type { LogStream } from './log-stream.ts';
import { buildPartner } from './partner.ts';
import { describeStartError } from './start-error.ts';

export interface RunningServer {
  /** Where it listens, e.g. `http://localhost:3000`. */
  addresses: readonly string[];
  /** Where it tells its metrics, if it was asked to. */
  metrics?: string;
  /** Takes no more requests, finishes those in flight and closes the database. */
  stop(): Promise<void>;
  /** The same after some milliseconds, in which only `/readyz` says so. */
  leave(milliseconds: number): Promise<void>;
}

/** What a server may be started with. */
export interface StartOptions {
  /** Without it calls and files alone are answered. */
  registerPages?: RegisterPages;
  /** A reading of the content that has begun before. */
  reading?: ContentOptions['reading'];
  /** Where the log's lines go; without it pino's own way to the standard output. */
  log?: LogStream;
  /** What is likely wrong with the settings, a sentence each. */
  advice?: readonly string[];
}

/** Starts everything in its order: content, database, site, the demo's partner pages. */
export async function startServer(
  settings: Settings,
  { registerPages, reading, log: stream, advice = [] }: StartOptions = {},
): Promise<RunningServer> {
  // Undone in reverse, also when a later step fails.
  const undo: (() => unknown)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    let log: (message: string) => void = console.error;
    let inform = log;
    let tellFaults = createFaultTeller();
    await prepareDataFolder(settings.DATA_DIR);
    const content = await openContent({
      folder: settings.CONTENT_DIR,
      memoryFolder: settings.DATA_DIR,
      reading,
      onFault: (error) => {
        const cause = error instanceof ContentError ? tellFaults(error.faults) : describeStartError(error, settings);
        log(`The last good content stays, for the change to it cannot be used: ${cause}`);
      },
      onMended: () => {
        tellFaults = createFaultTeller();
        inform('The content is current again: its faults are mended.');
      },
      onTrouble: (message) => log(message),
    });
    undo.push(() => content.close());
    const secret = await readSecret(settings.SECRET, settings.DATA_DIR);
    const database = { url: settings.DATABASE_URL, folder: settings.DATA_DIR };
    const db = connectDatabase(database);
    undo.push(() => db.destroy());
    const whenPrepared = createPreparation(() => updateDatabase(db, database));
    const away = await whenPrepared().then(
      () => undefined,
      (error: unknown) => {
        if (isMistake(error)) throw error;
        return error;
      },
    );
    const lock = settings.DATABASE_URL === undefined ? lockFolder(settings.DATA_DIR) : undefined;
    undo.push(() => lock?.release());
    const logger = { level: settings.LOG_LEVEL, stream };
    const metrics = settings.METRICS_PORT === undefined ? undefined : (await import('./metrics.ts')).createMetrics();
    let leaving = false;
    const isLeaving = () => leaving;
    const leave = async (milliseconds: number) => {
      leaving = true;
      if (milliseconds > 0) await setTimeout(milliseconds);
      await stop();
    };
    const app = await buildApp({
      settings,
      content,
      db,
      whenPrepared,
      secret,
      metrics,
      registerPages,
      logger,
      isLeaving,
    });
    log = (message) => app.log.error(message);
    inform = (message) => app.log.info(message);
    stream?.onLost((lines) =>
      app.log.warn({ lines }, 'the log could not be written for a while: lines of it are lost'),
    );
    if (!settings.SUPPLIER_ORIGIN && content.sites.some(({ id }) => content.list('landing-page', id).length > 0))
      app.log.info('SUPPLIER_ORIGIN is not set: the pages below /go1688 show no way into the supplier portal');
    for (const line of [...advice, ...explainIdle(settings)]) app.log.warn(line);
    const shared = explainSharedOrigin(content.sites, settings.PUBLIC_ORIGIN);
    if (shared) app.log.warn(shared);
    if (lock?.isTaken) app.log.warn(explainShared(settings.DATA_DIR));
    if (away)
      app.log.error(
        { err: describeDatabaseError(away) },
        'the database is away: pages are served, leads get 503 meanwhile',
      );
    undo.push(() => app.close());
    const endFurther = await listen(app, { port: settings.PORT, host: settings.HOST });
    undo.push(() => Promise.all([endFurther(), app.close()]));
    const addresses = [nameOf(app.addresses()[0], settings.HOST)];

    let metricsAddress: string | undefined;
    if (metrics && settings.METRICS_PORT !== undefined) {
      const place = { port: settings.METRICS_PORT, host: settings.METRICS_HOST };
      const told = metrics.buildServer();
      undo.push(() => told.close());
      undo.push(await listen(told, place).catch((error) => refuseMetrics(error, place)));
      metricsAddress = `${nameOf(told.addresses()[0], place.host)}/metrics`;
      app.log.info({ address: metricsAddress }, 'metrics are served');
    }

    const partner = await buildPartner(settings);
    if (partner) {
      undo.push(() => partner.close());
      const address = await listenIfFree(partner, settings, (message) => app.log.warn(message));
      if (address) addresses.push(address);
    }
    return { addresses, metrics: metricsAddress, stop, leave };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Who asked for metrics waits for them: a place that cannot be had stops the start, in the words of its own settings. */
function refuseMetrics(error: NodeJS.ErrnoException, { port, host }: { port: number; host: string }): never {
  if (error.code === 'EADDRINUSE')
    throw new SettingsError(`Port ${port} of ${host} is taken by another process. Set METRICS_PORT to a free one.`);
  if (error.code === 'EADDRNOTAVAIL')
    throw new SettingsError(`METRICS_HOST=${host} is no address of this machine. Set it to one, or to localhost.`);
  if (error.code === 'ENOTFOUND')
    throw new SettingsError(
      `METRICS_HOST=${host} is no name of a host that is known. Set it to an address of this machine, or to localhost.`,
    );
  throw error;
}

/** The partner's pages are an extra of the demo: a port that is taken must not cost the site itself. */
async function listenIfFree(
  partner: FastifyInstance,
  { PARTNER_PORT: port, HOST: host }: Settings,
  warn: (message: string) => void,
): Promise<string | undefined> {
  try {
    await partner.listen({ port, host });
    return nameOf(partner.addresses()[0], host);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    warn(`The partner pages are not served, for port ${port} is taken. Set PARTNER_PORT to a free one.`);
    return undefined;
  }
}

/** An address that can be opened: "every address" is written as localhost. */
function nameOf(address: AddressInfo | string | undefined, host: string): string {
  const name = ['0.0.0.0', '::', ''].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return typeof address === 'object' ? `http://${name}:${address.port}` : String(address);
}
