import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

const program = path.join(import.meta.dirname, 'serve-when-told.mjs');

/** How long requests in flight may take when a server is to give way, in milliseconds. */
const patience = 1000;

/**
 * Runs one server at a time as a process of its own. The process of the next one is there before it is wanted, with
 * all that the last one was made of and the content read, which is the greater part of a start.
 * @returns how to start one, at which port one serves, and how to end it
 */
export function createSiteProcess({ settings, onExit }) {
  let child;
  let ready;

  /** @param server one whose parts the next may have, too */
  function prepare({ ahead, modules }) {
    if (ready) return ready;
    const spawned = spawn(process.execPath, ['--enable-source-maps', program, path.resolve(ahead), ...modules], {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      env: {
        NODE_ENV: 'production',
        NODE_COMPILE_CACHE: 'node_modules/.cache/vitrine-tools/compiled',
        ...process.env,
        ...settings,
      },
    });
    ready = spawned;
    spawned.once('exit', () => {
      if (ready === spawned) ready = undefined;
    });
    return spawned;
  }

  /** @returns the port it serves at; undefined where it did not start, the reason of which it has told */
  async function start(server, env) {
    const started = prepare(server);
    ready = undefined;
    started.send({ main: path.resolve(server.main), env });
    child = started;
    const lines = createInterface({ input: started.stdout });
    const serving = new Promise((resolve) => {
      started.once('exit', () => resolve(undefined));
      // What comes after the address is its own line of addresses, which the one of this command stands for.
      lines.on('line', (line) => {
        const [, site, partner] = /^Vitrine is at (http:\S+?)(?:, partner pages at (\S+))?$/.exec(line) ?? [];
        if (site) resolve({ port: Number(new URL(site).port), partner });
        else console.log(line);
      });
    });
    started.once('exit', () => {
      if (child === started) onExit();
    });
    return serving;
  }

  /** Lets it finish what is in flight, and then no longer. */
  async function stop() {
    const ending = child;
    child = undefined;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill('SIGTERM');
    const late = setTimeout(() => ending.kill('SIGKILL'), patience);
    await ended;
    clearTimeout(late);
  }

  /** Of the process that waits for the next server too. */
  async function end() {
    ready?.kill('SIGTERM');
    await stop();
  }

  return { prepare, start, stop, end };
}
