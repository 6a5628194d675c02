import { readSettings } from '../../server/base/settings.ts';
import { createContentReading } from '../../server/content/read-content.ts';

let reading;

/** Reads all content, so that a server that comes later has only to look at what has changed since. */
export async function readAhead() {
  const { CONTENT_DIR: folder, DATA_DIR: memoryFolder } = readSettings(process.env);
  reading = createContentReading({ folder, memoryFolder, started: new Date() });
  // What is at fault is told by the server, which reads it again.
  await reading.read().catch(() => undefined);
}

/** @returns what was read ahead; undefined where nothing was */
export const takeReading = () => reading;
