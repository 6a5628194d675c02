import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';

/** This process by a name that no other has had: host, process id and a random part. */
export const thisProcess = `${hostname()}/${process.pid}/${randomUUID()}`;

/**
 * Whether the process of a name is gone for certain, so that what it held need not wait for its time to run out.
 * Only for the file, which processes of one machine share: nothing is known of another host's process.
 */
export function isDeadOwner(owner: string): boolean {
  const [host, id] = owner.split('/');
  if (owner === thisProcess || host !== hostname()) return false;
  // The same number under another name is a predecessor's, as in a container that was started again.
  return Number(id) === process.pid || !isAlive(Number(id));
}

function isAlive(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    // Another user's process answers EPERM, and lives.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
