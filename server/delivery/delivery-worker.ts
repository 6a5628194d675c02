import { type SetTimer, setTimer } from '../base/timer.ts';
import { describeDatabaseError } from '../leads/database-errors.ts';
import { createAlarm } from './alarm.ts';
import type { Destination } from './destination.ts';
import { createDestinationQueue, type DeliveryLog, type DestinationQueue, type Tally } from './destination-queue.ts';
import type { Outbox } from './outbox.ts';

/** How often a queue looks for what has become due, and for what other processes left, in milliseconds. */
const pause = 5000;

/**
 * The least time between two rounds, in milliseconds. Leads gather meanwhile, so that one commit serves many of them,
 * and visitors have the disk and the processor first, also while a long outage's leads are made up for.
 */
const rest = 100;

/** How long what is under way may take once the server stops, in milliseconds. */
const longestStop = 3000;

export interface DeliveryWorkerOptions {
  destinations: readonly Destination[];
  outbox: Outbox;
  log: DeliveryLog;
  now: () => Date;
  random?: () => number;
  timer?: SetTimer;
}

/** Takes leads from the outbox to their destinations, behind the visitors' backs. */
export interface DeliveryWorker {
  start(): void;
  /** There is something new. */
  wake(): void;
  /** Lets what is under way end, for a moment, then breaks it off. */
  stop(): Promise<void>;
}

/** One queue for each destination, each in a loop of its own. */
export function createDeliveryWorker({ timer = setTimer, ...options }: DeliveryWorkerOptions): DeliveryWorker {
  const queues = createQueues(options).map(({ queue, name }) => ({
    queue,
    name,
    news: createAlarm(timer),
    end: createAlarm(timer),
  }));
  let stopping = false;
  let running: Promise<unknown> = Promise.resolve();

  const run = async ({ queue, name, news, end }: (typeof queues)[number]) => {
    while (!stopping) {
      const round = await queue.round().catch((error: unknown) => {
        // The database: it may be full, locked or away, and come back.
        options.log.error(
          { err: describeDatabaseError(error), destination: name },
          'the outbox could not be read or written',
        );
        return undefined;
      });
      if (!stopping) await end.wait(rest);
      if (!stopping && !round) await news.wait(pause);
    }
  };

  return {
    start: () => {
      running = Promise.all(queues.map(run));
    },
    wake: () => {
      for (const { news } of queues) news.ring();
    },
    stop: async () => {
      stopping = true;
      const stopTimer = timer(() => {
        for (const { queue } of queues) queue.breakOff();
      }, longestStop);
      for (const { news, end } of queues) {
        news.ring();
        end.ring();
      }
      await running;
      stopTimer();
    },
  };
}

/**
 * Delivers what is due now, each lead once, as the command line does.
 * @returns what came of it by destination
 */
export async function deliverAll(options: Omit<DeliveryWorkerOptions, 'timer'>): Promise<Record<string, Tally>> {
  const dueBy = options.now();
  const work = createQueues(options).map(async ({ queue, name }) => {
    const total: Tally = { delivered: 0, again: 0, parked: 0 };
    for (let tally = await queue.round(dueBy); tally; tally = await queue.round(dueBy)) {
      for (const kind of ['delivered', 'again', 'parked'] as const) total[kind] += tally[kind];
    }
    return [name, total] as const;
  });
  return Object.fromEntries(await Promise.all(work));
}

function createQueues({ destinations, outbox, log, now, random = Math.random }: Omit<DeliveryWorkerOptions, 'timer'>) {
  return destinations.map((destination): { name: string; queue: DestinationQueue } => ({
    name: destination.name,
    queue: createDestinationQueue({ destination, outbox, log, now, random }),
  }));
}
