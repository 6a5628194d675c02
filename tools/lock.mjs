import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Does the work while no other process holds the file; a holder that has ended holds it no more. */
export function withLock(file, work) {
  while (!take(file)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  try {
    return work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** A link appears with what it holds, or not at all. */
function take(file) {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!isHeld(file)) rmSync(file, { force: true });
    return false;
  } finally {
    rmSync(own);
  }
}

function isHeld(file) {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return true;
  } catch (error) {
    if (error.code === 'EPERM') return true;
    if (error.code === 'ESRCH' || error.code === 'ENOENT') return false;
    throw error;
  }
}
