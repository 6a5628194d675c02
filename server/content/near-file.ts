import path from 'node:path';
import { findNearest } from '../base/nearest.ts';

/** The file below `files/` that was likely meant by a path of none: in other letters, with the slashes of Windows, mistyped, in another folder or of another kind. */
export function findNearFile(given: string, files: Iterable<string>): string | undefined {
  const name = given.replaceAll('\\', '/');
  const names = [...files];
  const folder = path.posix.dirname(name);
  return (
    names.find((each) => each.toLowerCase() === name.toLowerCase()) ??
    findNearest(
      name,
      names.filter((each) => path.posix.dirname(each) === folder),
    ) ??
    names.find((each) => path.posix.parse(each).name === path.posix.parse(name).name)
  );
}
