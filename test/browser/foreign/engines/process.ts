import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A program that runs for as long as it is needed. */
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
  }

  /** Asks until there is an answer, for as long as the program lives. */
  async until<Value>(look: () => Promise<Value | undefined> | Value | undefined): Promise<Value> {
    for (;;) {
      const value = await look();
      if (value !== undefined) return value;
      if (this.child.exitCode !== null) throw new Error(`${this.child.spawnfile} has ended: ${this.#output}`);
      await new Promise((done) => setTimeout(done, 50));
    }
  }

  async end(): Promise<void> {
    const { child } = this;
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    process.kill(-child.pid, 'SIGKILL');
    await ended;
  }
}
