import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** How long requests in flight may take when a server is to give way, in milliseconds. */
const patience = 1000;

/**
 * Runs one server at a time as a process of its own.
 * @returns how to start one, at which port one serves, and how to end it
 */
export function createSiteProcess({ onExit }) {
  let child;

  /** @returns the port it serves at; undefined where it did not start, the reason of which it has told */
  async function start(main, env) {
    const started = spawn(process.execPath, ['--enable-source-maps', main], {
      // What comes after the address is its own line of addresses, which the one of this command stands for.
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        NODE_ENV: 'production',
        NODE_COMPILE_CACHE: 'node_modules/.cache/vitrine-tools/compiled',
        ...process.env,
        ...env,
      },
    });
    child = started;
    const lines = createInterface({ input: started.stdout });
    const serving = new Promise((resolve) => {
      started.once('exit', () => resolve(undefined));
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

  return { start, stop };
}
