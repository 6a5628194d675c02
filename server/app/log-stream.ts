import { write, writeSync } from 'node:fs';
import { type SetTimer, setTimer } from '../base/timer.ts';

/** Characters of lines that wait while none can be written. What comes beyond is lost, and counted. */
const mostWaiting = 1024 * 1024;

/** Milliseconds until what could not be written is tried again. */
const pause = 100;

interface LogStreamOptions {
  /** A file descriptor; by default the standard output's. */
  descriptor?: number;
  timer?: SetTimer;
}

/** Where the log's lines go. */
export interface LogStream {
  write(line: string): void;
  /** @param tell is told how many lines were lost, once all others are written */
  onLost(tell: (lines: number) => void): void;
  /** Writes what waits, as far as it is taken at once: the process ends. */
  end(): void;
}

/**
 * Writes lines behind the server's back. A log whose disk is full, or whose pipe nobody reads, costs lines and nothing
 * else: pino's own stream stands still then, and with it the whole process, also when it is told to stop. (Node makes a
 * pipe one that does not wait as `process.stdout` is looked at.)
 */
export function createLogStream({
  descriptor = process.stdout.fd,
  timer = setTimer,
}: LogStreamOptions = {}): LogStream {
  /** What is on its way, or is tried again after a while. */
  let sent = Buffer.alloc(0);
  let state: 'idle' | 'writing' | 'resting' = 'idle';
  let waiting: string[] = [];
  let length = 0;
  let lost = 0;
  let tellLost: (lines: number) => void = () => undefined;

  const take = () => {
    const lines = Buffer.from(waiting.join(''));
    waiting = [];
    length = 0;
    return lines;
  };

  const send = () => {
    if (state !== 'idle') return;
    if (sent.length === 0) sent = take();
    if (sent.length === 0) return;
    state = 'writing';
    write(descriptor, sent, (error, written) => {
      state = error ? 'resting' : 'idle';
      if (error) {
        timer(() => {
          state = 'idle';
          send();
        }, pause);
        return;
      }
      sent = sent.subarray(written);
      if (lost > 0 && sent.length === 0 && waiting.length === 0) {
        const lines = lost;
        lost = 0;
        tellLost(lines);
      }
      send();
    });
  };

  return {
    write: (line) => {
      if (length + line.length > mostWaiting) lost += 1;
      else {
        waiting.push(line);
        length += line.length;
      }
      send();
    },
    onLost: (tell) => {
      tellLost = tell;
    },
    end: () => {
      // What is being written gets there by itself.
      let left = Buffer.concat([state === 'writing' ? Buffer.alloc(0) : sent, take()]);
      try {
        while (left.length > 0) left = left.subarray(writeSync(descriptor, left));
      } catch {
        // There is nobody left to tell.
      }
    },
  };
}
