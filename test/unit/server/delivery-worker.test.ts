import { describe, expect, it } from 'vitest';
import type { SetTimer } from '../../../server/base/timer.ts';
import { createDeliveryWorker } from '../../../server/delivery/delivery-worker.ts';
import { DeliveryError, type Destination } from '../../../server/delivery/destination.ts';
import type { Claim, Outbox, Settled } from '../../../server/delivery/outbox.ts';
import type { LeadMessage } from '../../../server/leads/lead-message.ts';

/** Timers that fire when the test says so. */
function createTimers() {
  const waiting = new Map<() => void, number>();
  const timer: SetTimer = (callback, milliseconds) => {
    waiting.set(callback, milliseconds);
    return () => waiting.delete(callback);
  };
  return {
    timer,
    /** Fires the timers that were set for this long. @returns how many there were */
    fire: (milliseconds: number) => {
      const due = [...waiting].filter(([, set]) => set === milliseconds);
      for (const [callback] of due) {
        waiting.delete(callback);
        callback();
      }
      return due.length;
    },
  };
}

/** Lets everything that is ready go on. */
const settleDown = () => new Promise((resolve) => setImmediate(resolve));

function createSetting() {
  const rows: Claim[] = [];
  const settled: Settled[] = [];
  const logged: string[] = [];
  const { timer, fire } = createTimers();
  let fault: Error | undefined;
  const outbox = {
    claim: async () => {
      if (fault) throw fault;
      return rows.splice(0);
    },
    isHeld: async () => true,
    settle: async (some: readonly Settled[]) => void settled.push(...some),
  } as unknown as Outbox;
  let deliver: Destination['deliver'] = async () => undefined;
  const destination: Destination = {
    name: 'test',
    atOnce: 2,
    perRound: 4,
    longest: 1000,
    deliver: (delivery, signal) => deliver(delivery, signal),
  };
  const say = (details: object, message: string) => logged.push(`${message} ${JSON.stringify(details)}`);
  const now = () => new Date('2026-03-01T08:00:00Z');
  const worker = createDeliveryWorker({
    destinations: [destination],
    outbox,
    log: { warn: say, error: say },
    now,
    timer,
  });
  return {
    worker,
    fire,
    settled,
    logged,
    add: (id: string) =>
      rows.push({ id, attempts: 1, createdAt: now().toISOString(), lead: { id } as LeadMessage, reached: [] }),
    fail: (error: Error | undefined) => {
      fault = error;
    },
    answer: (how: Destination['deliver']) => {
      deliver = how;
    },
    kinds: () => settled.map(({ id, kind }) => `${id} ${kind}`),
  };
}

describe('a worker', () => {
  it('takes what is there at once, and what comes when it is woken', async () => {
    const { worker, add, fire, kinds } = createSetting();
    add('a');
    worker.start();
    await settleDown();
    expect(kinds()).toEqual(['a delivered']);
    fire(100);
    await settleDown();
    fire(100);
    await settleDown();
    add('b');
    worker.wake();
    await settleDown();
    expect(kinds()).toEqual(['a delivered', 'b delivered']);
    await worker.stop();
  });

  it('lets leads gather between two rounds', async () => {
    const { worker, add, fire, kinds } = createSetting();
    add('a');
    worker.start();
    await settleDown();
    add('b');
    worker.wake();
    add('c');
    worker.wake();
    await settleDown();
    expect(kinds()).toEqual(['a delivered']);
    fire(100);
    await settleDown();
    expect(kinds()).toEqual(['a delivered', 'b delivered', 'c delivered']);
    await worker.stop();
  });

  it('looks by itself for what has become due', async () => {
    const { worker, add, fire, kinds } = createSetting();
    worker.start();
    await settleDown();
    fire(100);
    await settleDown();
    add('a');
    expect(fire(5000)).toBe(1);
    await settleDown();
    expect(kinds()).toEqual(['a delivered']);
    await worker.stop();
  });

  it('goes on after the database was away, and logs nothing that the database quotes', async () => {
    const { worker, add, fire, fail, kinds, logged } = createSetting();
    fail(Object.assign(new Error('it is away'), { code: '57P01', detail: 'Failing row contains (Ann)' }));
    worker.start();
    await settleDown();
    fail(undefined);
    add('a');
    fire(100);
    await settleDown();
    fire(5000);
    await settleDown();
    expect(kinds()).toEqual(['a delivered']);
    expect(logged.join()).toMatch(/could not be read or written.+57P01/);
    expect(logged.join()).not.toContain('Ann');
    await worker.stop();
  });

  it('goes on after a fault of its own with one lead', async () => {
    const { worker, add, answer, kinds, logged } = createSetting();
    answer(async ({ id }) => {
      if (id === 'a') throw new TypeError('a bug');
      if (id === 'b') throw new DeliveryError('answered 500');
    });
    for (const id of ['a', 'b', 'c']) add(id);
    worker.start();
    await settleDown();
    expect(kinds()).toEqual(['a again', 'b again', 'c delivered']);
    expect(logged.join()).toContain('a fault of its own');
    await worker.stop();
  });

  it('sends no more at once than its receiver takes, and the others as those end', async () => {
    const { worker, add, answer, kinds } = createSetting();
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    answer(({ id }) => {
      begun.push(id);
      return new Promise((resolve) => ends.push(resolve));
    });
    for (const id of ['a', 'b', 'c']) add(id);
    worker.start();
    await settleDown();
    expect(begun).toEqual(['a', 'b']);
    ends[1]?.();
    await settleDown();
    expect(begun).toEqual(['a', 'b', 'c']);
    for (const end of ends) end();
    await settleDown();
    expect(kinds()).toEqual(['a delivered', 'b delivered', 'c delivered']);
    await worker.stop();
  });

  it('that is stopped lets what is under way end', async () => {
    const { worker, add, answer, kinds } = createSetting();
    let end: () => void = () => undefined;
    answer(
      () =>
        new Promise((resolve) => {
          end = resolve;
        }),
    );
    add('a');
    worker.start();
    await settleDown();
    const stopped = worker.stop();
    end();
    await stopped;
    expect(kinds()).toEqual(['a delivered']);
  });

  it('that is stopped breaks off what takes too long, and gives back what it had not begun', async () => {
    const { worker, add, answer, fire, kinds } = createSetting();
    answer(
      (_, signal) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    for (const id of ['a', 'b', 'c']) add(id);
    worker.start();
    await settleDown();
    const stopped = worker.stop();
    fire(3000);
    await stopped;
    expect(kinds()).toEqual(['a released', 'b released', 'c released']);
  });
});
