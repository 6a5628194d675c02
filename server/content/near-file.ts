import path from 'node:path';
import { findNearest } from '../base/nearest.ts';

/** The file below `files/` that was likely meant by a path of none: in other letters, with the slashes of Windows, mistyped, in another folder or of another kind. */
export function findNearFile(given: string, files: Iterable<string>): string | undefined {
  const name = given.replaceAll('\\', '/');
  const names = [...files];
  const { dir: folder, name: bare, ext } = path.posix.parse(name);
  return (
    names.find((each) => each.toLowerCase() === name.toLowerCase()) ??
    findNearest(
      name,
      names.filter((each) => path.posix.parse(each).dir === folder),
    ) ??
    // Without an ending it was meant for a page.
    (ext ? names.find((each) => path.posix.parse(each).name === bare) : undefined)
  );
}
