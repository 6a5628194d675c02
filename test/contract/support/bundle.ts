import path from 'node:path';
import { build } from 'esbuild';

export const root = path.resolve(import.meta.dirname, '../../..');

/** Below node_modules, where a bundle finds the packages that it leaves out. */
const folder = path.join(root, 'node_modules/.cache/vitrine-test');
const building = new Map<string, Promise<unknown>>();

/**
 * One of the server's entries as a file that Node can run, made once for each test process. What it imports later comes
 * later, as in the server's own build.
 */
export async function bundle(entry: string): Promise<string> {
  const name = path.basename(entry, '.ts');
  const outdir = path.join(folder, `${name}-${process.pid}`);
  const known = building.get(entry);
  const made =
    known ??
    build({
      entryPoints: [entry],
      outdir,
      bundle: true,
      splitting: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      logLevel: 'error',
    });
  building.set(entry, made);
  await made;
  return path.join(outdir, `${name}.js`);
}
