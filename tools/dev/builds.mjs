import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { context } from 'esbuild';
import { rollup } from 'rollup';
import { built, configure } from '../../rollup.config.mjs';
import { serverBundle } from '../build-server.mjs';

/** The same name each time: nothing of a build that is looked at in a moment is to be kept. */
const release = 'dev';

/**
 * Builds the site again and again, each time into a folder of its own: a server that starts or stops keeps its files.
 * What has not changed is not worked on twice.
 */
export async function createBuilds(folder) {
  rmSync(folder, { recursive: true, force: true });
  const server = await context({ ...serverBundle, write: false, metafile: false });
  let count = 0;
  let caches = [];
  let scripts;

  /** esbuild says where it would write to; here that is another place each time. */
  async function buildServer(target) {
    const { outputFiles } = await server.rebuild();
    for (const { path: file, contents } of outputFiles) {
      const place = path.join(target, 'server', path.relative(path.resolve(serverBundle.outdir), file));
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, contents);
    }
    return path.join(target, 'server', 'main.js');
  }

  /** Scripts for browsers, and a folder with what a server has to know of them. */
  async function buildScripts(target) {
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
    return { target, all, known, release: built.release };
  }

  return {
    /**
     * @returns the server's entry, and the scripts, of an earlier build where nothing of theirs has changed
     * @throws Error where a source is at fault: what was built before still stands
     */
    async build({ isForBrowsers }) {
      count += 1;
      const target = path.join(folder, String(count));
      const [main, made] = await Promise.all([
        buildServer(target),
        isForBrowsers || !scripts ? buildScripts(target) : scripts,
      ]);
      scripts = made;
      return { main, scripts, name: String(count) };
    },
    /** Removes what was built before the last build and is not used by it. */
    clear() {
      const used = new Set([String(count), path.basename(scripts.target)]);
      for (const name of readdirSync(folder)) {
        if (!used.has(name)) rmSync(path.join(folder, name), { recursive: true, force: true });
      }
    },
  };
}
