import { readFileSync } from 'node:fs';
import { afterAll, expect, vi } from 'vitest';

/** A bound on hanging. Vitest's own, a second, is one that a busy machine breaks. */
const longest = 30_000;

const patient = Symbol.for('vitrine.patient');
if (!Reflect.has(vi.waitFor, patient)) {
  const { waitFor } = vi;
  const waitPatiently: typeof vi.waitFor = (callback, options) =>
    waitFor(callback, typeof options === 'number' ? options : { timeout: longest, interval: 10, ...options });
  vi.waitFor = Object.assign(waitPatiently, { [patient]: true });
}

// Files of a worker share their modules: one that puts something in a module's place has it, and all that imports it, alone.
const { testPath = '' } = expect.getState();
if (/\bvi\.mock\(/.test(readFileSync(testPath, 'utf8'))) {
  vi.resetModules();
  afterAll(() => {
    vi.resetModules();
  });
}
