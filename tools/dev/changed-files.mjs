import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Every file of some places, with what tells one state of it from another: also one that another took the place of. */
function readStates(places) {
  const states = new Map();
  for (const place of places) {
    for (const file of listFiles(place)) {
      const { mtimeMs, size, ino } = statSync(file, { throwIfNoEntry: false }) ?? {};
      if (mtimeMs !== undefined) states.set(file, `${mtimeMs} ${size} ${ino}`);
    }
  }
  return states;
}

function listFiles(place) {
  if (!statSync(place, { throwIfNoEntry: false })?.isDirectory()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.posix.join(entry.parentPath, entry.name));
}

/** @returns a function that lists which files came, went or changed since it was asked last */
export function createChangedFiles(places) {
  let before = new Map();
  return () => {
    const now = readStates(places);
    const changed = [...new Set([...before.keys(), ...now.keys()])].filter(
      (file) => before.get(file) !== now.get(file),
    );
    before = now;
    return changed;
  };
}
