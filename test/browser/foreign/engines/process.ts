import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Milliseconds: a bound on a program that hangs, on whatever machine there is. */
const startBound = 120_000;

/** A program that runs for as long as it is needed, and no longer than whoever started it. */
export class Program {
  readonly child: ChildProcess;
  #output = '';

  /** @param pipes what stands beside the standard streams, from the fourth on */
  constructor(command: string, values: readonly string[], env: NodeJS.ProcessEnv = process.env, pipes: 'pipe'[] = []) {
    // A group of its own, so that whatever the program starts ends with it.
    this.child = spawn(command, values, { env, detached: true, stdio: ['ignore', 'pipe', 'pipe', ...pipes] });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (data: Buffer) => {
        this.#output += data;
      });
    }
    this.child.on('error', (error) => {
      this.#output += error.message;
    });
    process.once('exit', this.#kill);
  }

  /** Asks until there is an answer, for as long as the program lives and does not hang. */
  async until<Value>(look: () => Promise<Value | undefined> | Value | undefined): Promise<Value> {
    const started = performance.now();
    for (;;) {
      const value = await look();
      if (value !== undefined) return value;
      const { pid, exitCode, signalCode, spawnfile } = this.child;
      if (pid === undefined) throw new Error(`${spawnfile} could not be started: ${this.#output}`);
      const ended = exitCode ?? signalCode;
      if (ended !== null) throw new Error(`${spawnfile} has ended with ${ended} before it was ready: ${this.#output}`);
      if (performance.now() - started > startBound)
        throw new Error(`${spawnfile} was not ready within ${startBound / 1000} s: ${this.#output}`);
      await new Promise((done) => setTimeout(done, 50));
    }
  }

  async end(): Promise<void> {
    process.off('exit', this.#kill);
    if (this.#kill()) await once(this.child, 'exit');
  }

  /** Whether there was something to end. */
  #kill = (): boolean => {
    const { pid, exitCode, signalCode } = this.child;
    if (pid === undefined || exitCode !== null || signalCode !== null) return false;
    return process.kill(-pid, 'SIGKILL');
  };
}
