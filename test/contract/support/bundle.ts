import path from 'node:path';
import { build } from 'esbuild';

export const root = path.resolve(import.meta.dirname, '../../..');

/** Below node_modules, where a bundle finds the packages that it leaves out. */
const folder = path.join(root, 'node_modules/.cache/vitrine-test');
const building = new Map<string, Promise<unknown>>();

/** One of the server's entries as a file that Node can run, made once for each test process. */
export async function bundle(entry: string): Promise<string> {
  const outfile = path.join(folder, `${path.basename(entry, '.ts')}-${process.pid}.mjs`);
  const known = building.get(entry);
  const made =
    known ??
    build({
      entryPoints: [entry],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      logLevel: 'error',
    });
  building.set(entry, made);
  await made;
  return outfile;
}
