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

it('goes by the wall clock when that is set forward meanwhile', () => {
  const { onDue, wait } = schedule();
  wait(start + 3 * day);
  vi.setSystemTime(start + 4 * day);
  // The piece of a day that was begun, and the timer that finds the moment in the past.
  vi.advanceTimersByTime(day + 1);
  expect(onDue).toHaveBeenCalledTimes(1);
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
