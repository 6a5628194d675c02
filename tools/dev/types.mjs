import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import path from 'node:path';

/** The priority of what nobody waits for. */
export const leisure = 10;

/**
 * Checks the types beside the server, at leisure, and again whenever a source changes. Tells errors a line each, and
 * once when there are none any more.
 * @returns how to let it wait while something more urgent is at work, how to let it go on, and how to end it
 */
export function watchTypes() {
  const child = fork(path.join(import.meta.dirname, 'check-types.mjs'));
  setPriority(child.pid, leisure);
  const tell = (word) => child.connected && child.send(word);
  return { hold: () => tell('hold'), goOn: () => tell('go on'), end: () => child.kill('SIGTERM') };
}
