import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { fitSource, isCobe } from './loader/fit-cobe.mjs';

const widgets = readdirSync('widgets', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['kit', 'shared'].includes(entry.name))
  .map(({ name }) => [name, `widgets/${name}/${name}.define.ts`]);

/** A folder that has an entry is a program of its own to what makes the types: one folder has all, of two lines each. */
const typeEntries = 'dist/type-entries';
mkdirSync(typeEntries, { recursive: true });
const types = widgets.map(([name, file]) => {
  const entry = `${typeEntries}/${name}.ts`;
  writeFileSync(entry, `export { default } from '../../${file}';\n`);
  return [name, entry];
});

/** The npm library: one module a widget, types beside it, React left to whoever imports it. */
export default defineConfig({
  entry: Object.fromEntries(widgets),
  outDir: 'dist/library',
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  clean: true,
  external: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'],
  noExternal: ['cobe'],
  esbuildPlugins: [
    {
      name: 'fit-cobe',
      setup: ({ onLoad }) =>
        onLoad({ filter: isCobe }, ({ path }) => ({ contents: fitSource(readFileSync(path, 'utf8')), loader: 'js' })),
    },
  ],
  dts: { entry: Object.fromEntries(types), compilerOptions: { ignoreDeprecations: '6.0' } },
  esbuildOptions(options) {
    options.jsx = 'automatic';
  },
});
