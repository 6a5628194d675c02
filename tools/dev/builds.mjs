import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { context } from 'esbuild';
import { rollup } from 'rollup';
import { built, configure } from '../../rollup.config.mjs';
import { serverBundle } from '../build-server.mjs';

/** The same name each time: nothing of a build that is looked at in a moment is to be kept. */
const release = 'dev';

/**
 * Builds the site again and again, each time into folders of its own: a server that starts or stops keeps its files.
 * What has not changed is not worked on twice. Both kinds reject where a source is at fault.
 */
export async function createBuilds(folder) {
  rmSync(folder, { recursive: true, force: true });
  const server = await context({ ...serverBundle, write: false, metafile: true });
  let count = 0;
  let caches = [];
  const next = () => path.join(folder, String(++count));

  return {
    /**
     * esbuild says where it would write to; here that is another place each time.
     * @returns the server's entry and the packages that it imports
     */
    async buildServer() {
      const target = next();
      const { outputFiles, metafile } = await server.rebuild();
      for (const { path: file, contents } of outputFiles) {
        const place = path.join(target, path.relative(path.resolve(serverBundle.outdir), file));
        mkdirSync(path.dirname(place), { recursive: true });
        writeFileSync(place, contents);
      }
      return { target, main: path.join(target, 'main.js'), packages: listPackages(metafile) };
    },
    /** @returns the folder of all scripts, and one with what a server has to know of them: `facts`, in short */
    async buildScripts() {
      const target = next();
      const all = path.join(target, 'scripts');
      const remembered = [];
      for (const [index, { output, ...input }] of configure({ folder: all, release }).entries()) {
        const bundle = await rollup({ ...input, cache: caches[index], logLevel: 'warn' });
        await bundle.write(output);
        remembered.push(bundle.cache);
        await bundle.close();
      }
      caches = remembered;
      const known = path.join(target, 'browser');
      mkdirSync(known, { recursive: true });
      for (const name of ['manifest.json', 'loader.js']) copyFileSync(path.join(all, name), path.join(known, name));
      const facts = readFileSync(path.join(known, 'manifest.json'), 'utf8');
      return { target, all, known, facts, release: built.release };
    },
    /** Removes what was built before and is not used any more. */
    keepOnly(...used) {
      const targets = used.map(({ target }) => path.basename(target));
      for (const name of readdirSync(folder)) {
        if (!targets.includes(name)) rmSync(path.join(folder, name), { recursive: true, force: true });
      }
    },
  };
}

function listPackages({ outputs }) {
  const imported = Object.values(outputs).flatMap(({ imports }) => imports);
  const packages = imported.filter(
    ({ external, kind, path: name }) => external && kind === 'import-statement' && !isBuiltin(name),
  );
  return [...new Set(packages.map((each) => each.path))];
}
