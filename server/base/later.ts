import { closeSync, openSync } from 'node:fs';
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

/**
 * A package that is read when it is first wanted: a server's start is no time for it. What failed for want of a file that
 * may be opened, as under a flood of visitors, is read again the next time; of an `import` Node remembers for ever that it
 * failed, and opens all its files at once.
 */
export function later<Package>(name: string): () => Package {
  // Found at the start: where a package's files are Node looks up in a file too, and remembers that it could not.
  const file = load.resolve(name);
  let read: Package | undefined;
  return () => {
    read ??= readFrom(file) as Package;
    return read;
  };
}

function readFrom(file: string): unknown {
  // Fails before Node does, which would remember that a folder has no package.json.
  closeSync(openSync(file, 'r'));
  return load(file);
}
