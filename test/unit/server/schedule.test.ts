import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSchedule } from '../../../server/content/schedule.ts';

const day = 86_400_000;
const start = Date.UTC(2026, 2, 1);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

function schedule() {
  const onDue = vi.fn();
  return { onDue, ...createSchedule(() => new Date(), onDue) };
}

it('calls back when the moment has come, and not before', () => {
  const { onDue, wait } = schedule();
  wait(start + 5000);
  vi.advanceTimersByTime(4999);
  expect(onDue).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onDue).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(day);
  expect(onDue).toHaveBeenCalledTimes(1);
});

it('calls back at once for a moment that has passed', () => {
  const { onDue, wait } = schedule();
  wait(start - day);
  vi.advanceTimersByTime(1);
  expect(onDue).toHaveBeenCalledTimes(1);
});

it('waits longer than a timer can count', () => {
  const { onDue, wait } = schedule();
  wait(start + 40 * day);
  vi.advanceTimersByTime(40 * day - 1);
  expect(onDue).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onDue).toHaveBeenCalledTimes(1);
});

it('waits for no moment at all where there is none', () => {
  const { onDue, wait } = schedule();
  wait(Number.POSITIVE_INFINITY);
  vi.advanceTimersByTime(100 * day);
  expect(onDue).not.toHaveBeenCalled();
});

it.each([20, 4000])(
  'calls back within a minute once the machine has slept past a moment %i minutes away',
  (minutes) => {
    const { onDue, wait } = schedule();
    const moment = start + minutes * 60_000;
    wait(moment);
    vi.setSystemTime(moment + day);
    // The piece of a minute that was begun, and the timer that finds the moment in the past.
    vi.advanceTimersByTime(60_001);
    expect(onDue).toHaveBeenCalledTimes(1);
  },
);

it('calls back within a minute of a clock that was set back: what was due by it may be due no more', () => {
  const { onDue, wait } = schedule();
  wait(start + 3 * day);
  vi.setSystemTime(start - 400 * day);
  vi.advanceTimersByTime(60_000);
  expect(onDue).toHaveBeenCalledTimes(1);
});

it('does not take a clock that is put right by a second for one that was set back', () => {
  const { onDue, wait } = schedule();
  wait(start + 3 * day);
  vi.setSystemTime(start - 1000);
  vi.advanceTimersByTime(60_000);
  expect(onDue).not.toHaveBeenCalled();
});

it('waits for the last moment that it was told, and for none once it is stopped', () => {
  const { onDue, wait, stop } = schedule();
  wait(start + 1000);
  wait(start + 3000);
  vi.advanceTimersByTime(2000);
  expect(onDue).not.toHaveBeenCalled();
  stop();
  vi.advanceTimersByTime(day);
  expect(onDue).not.toHaveBeenCalled();
});
