import { explainMisspelt, readSettings, type Settings } from '../base/settings.ts';
import { settlePort } from '../http/settle-port.ts';
import { createLogStream } from './log-stream.ts';
import { type RunningServer, type StartOptions, startServer } from './start.ts';
import { describeStartError } from './start-error.ts';
import { stopOnSignal } from './stop-on-signal.ts';

/** Runs the server as this process: tells its addresses in one line, or why it cannot start and exits with 1. */
export async function runServer(env: NodeJS.ProcessEnv, options?: StartOptions): Promise<void> {
  // Leads are personal data: what this process writes is its user's alone.
  process.umask(0o077);
  const log = createLogStream();
  process.on('exit', log.end);
  let settings: Partial<Settings> = {};
  try {
    const read = readSettings(env);
    settings = read;
    const server = await start(read, { ...options, log, advice: explainMisspelt(env) });
    const drain = read.DRAIN_SECONDS * 1000;
    stopOnSignal(() => server.leave(drain), drain);
    const [site, partner] = server.addresses;
    console.log(`Vitrine is at ${site}${partner ? `, partner pages at ${partner}` : ''}`);
  } catch (error) {
    console.error(describeStartError(error, settings));
    process.exitCode = 1;
    // Whatever is still open must not keep a server that did not start.
    setTimeout(() => process.exit(1), 1000).unref();
  }
}

/** A free port may be taken by another process before it is listened on: then it is another one. */
async function start(settings: Settings, options?: StartOptions): Promise<RunningServer> {
  try {
    return await startServer(await settlePort(settings), options);
  } catch (error) {
    if (settings.PORT !== 0 || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return start(settings, options);
  }
}
