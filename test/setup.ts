import { vi } from 'vitest';

/** A bound on hanging. Vitest's own, a second, is one that a busy machine breaks. */
const longest = 30_000;

const patient = Symbol.for('vitrine.patient');
if (!Reflect.has(vi.waitFor, patient)) {
  const { waitFor } = vi;
  const waitPatiently: typeof vi.waitFor = (callback, options) =>
    waitFor(callback, typeof options === 'number' ? options : { timeout: longest, interval: 10, ...options });
  vi.waitFor = Object.assign(waitPatiently, { [patient]: true });
}
