import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { context } from 'esbuild';
import { rollup } from 'rollup';
import { built, configure } from '../../rollup.config.mjs';
import { serverBundle } from '../build-server.mjs';

/** The same name each time: nothing of a build that is looked at in a moment is to be kept. */
const release = 'dev';

/** The server, and what waits for it: modules that both have are the same. */
const devBundle = {
  ...serverBundle,
  entryPoints: {
    ...serverBundle.entryPoints,
    main: 'tools/dev/main.mjs',
    'content-ahead': 'tools/dev/content-ahead.mjs',
  },
  write: false,
  metafile: true,
};
const entries = Object.keys(devBundle.entryPoints).map((name) => `${name}.js`);

/**
 * Builds the site again and again. What has not changed is not worked on twice; what a server or a page may still ask for
 * is kept. Both kinds reject where a source is at fault.
 */
export async function createBuilds(folder) {
  rmSync(folder, { recursive: true, force: true });
  const servers = path.join(folder, 'servers');
  mkdirSync(servers, { recursive: true });
  const server = await context(devBundle);
  let serverCount = 0;
  let scriptCount = 0;
  let caches = [];

  /** @returns the folder of all scripts, and one with what a server has to know of them: `facts`, in short */
  async function buildScripts() {
    const target = path.join(folder, `scripts-${++scriptCount}`);
    const all = path.join(target, 'all');
    const remembered = [];
    for (const [index, { output, ...input }] of configure({ folder: all, release }).entries()) {
      const bundle = await rollup({ ...input, cache: caches[index], logLevel: 'warn' });
      await bundle.write(output);
      remembered.push(bundle.cache);
      await bundle.close();
    }
    caches = remembered;
    const known = path.join(target, 'browser');
    mkdirSync(path.join(known, 'sealed'), { recursive: true });
    for (const name of ['manifest.json', 'loader.js', 'sealed/loader.js'])
      copyFileSync(path.join(all, name), path.join(known, name));
    const facts = readFileSync(path.join(known, 'manifest.json'), 'utf8');
    return { target, all, known, facts, release: built.release };
  }

  return {
    buildScripts,
    /**
     * All servers stand in one folder. esbuild names a part after what is in it, so that one which has not changed is the
     * same module to a process that has it already; the entry has a name of its own each time.
     * @returns a name, the entry, all files, and what a process may import before it is told to be the next server
     */
    async buildServer() {
      const name = String(++serverCount);
      const { outputFiles, metafile } = await server.rebuild();
      const placeOf = (file) =>
        path.join(
          servers,
          path.relative(path.resolve(serverBundle.outdir), file).replace(/^main\.js/, `main-${name}.js`),
        );
      for (const { path: file, contents } of outputFiles) put(placeOf(file), contents);
      const files = outputFiles.map(({ path: file }) => placeOf(file));
      const parts = outputFiles.filter(
        ({ path: file }) => file.endsWith('.js') && !entries.includes(path.basename(file)),
      );
      return {
        name,
        files,
        main: placeOf(path.resolve(serverBundle.outdir, 'main.js')),
        ahead: placeOf(path.resolve(serverBundle.outdir, 'content-ahead.js')),
        modules: [...listPackages(metafile), ...parts.map(({ path: file }) => path.resolve(placeOf(file)))],
      };
    },
    /** What is built for the second time takes longer than later ones; nothing of this one is for a server. */
    async warmUp() {
      const [{ target }] = await Promise.all([buildScripts(), server.rebuild()]);
      rmSync(target, { recursive: true });
    },
    /** Removes what was built before and is not used any more. */
    keepOnly(server, scripts) {
      const kept = [servers, scripts.target, ...server.files];
      const built = [folder, servers].flatMap((place) => readdirSync(place).map((name) => path.join(place, name)));
      for (const place of built) if (!kept.includes(place)) rmSync(place, { recursive: true, force: true });
    },
  };
}

/**
 * The process that waits for the next server may be reading these files: one that has not changed is left alone, and
 * another one takes its place in one step. One that was half written would be a module without exports, for good.
 */
function put(file, contents) {
  if (existsSync(file) && readFileSync(file).equals(contents)) return;
  writeFileSync(`${file}.draft`, contents);
  renameSync(`${file}.draft`, file);
}

function listPackages({ outputs }) {
  const imported = Object.values(outputs).flatMap(({ imports }) => imports);
  const packages = imported.filter(
    ({ external, kind, path: name }) => external && kind === 'import-statement' && !isBuiltin(name),
  );
  return [...new Set(packages.map((each) => each.path))];
}
