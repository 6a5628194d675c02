import { readFileSync, rmSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { bundlePlugins } from './library/build/bundle.ts';
import { readWidgets } from './library/build/read-widgets.ts';
import { writeEntries } from './library/build/write-entries.ts';
import { writePackage } from './library/build/write-package.ts';

const folder = 'dist/library';
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The npm library: a package of its own, whose modules bring all that they need but React. */
export default defineConfig(async () => {
  // tsup's own `clean` would take away types that are there already.
  rmSync(folder, { recursive: true, force: true });
  const widgets = await readWidgets();
  const entry = writeEntries(widgets);
  return {
    entry,
    outDir: folder,
    format: ['esm', 'cjs'],
    target: 'es2022',
    platform: 'browser',
    splitting: true,
    metafile: true,
    // React's place is told by a plugin.
    noExternal: [/./],
    define: {
      __RELEASE__: JSON.stringify(version),
      'process.env.NODE_ENV': '"production"',
      // A loader's chunk says by it where it came from. In a CommonJS module it is an error of syntax.
      'import.meta.url': 'undefined',
    },
    esbuildPlugins: bundlePlugins,
    esbuildOptions(options) {
      options.jsx = 'automatic';
      options.chunkNames = 'chunks/[name]-[hash]';
    },
    dts: {
      entry: { index: 'library/configure.ts', types: 'library/types.ts' },
      compilerOptions: { ignoreDeprecations: '6.0' },
    },
    onSuccess: async () => writePackage(folder, widgets),
  };
});
