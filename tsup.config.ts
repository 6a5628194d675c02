import { readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';

const widgets = readdirSync('widgets', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['kit', 'shared'].includes(entry.name))
  .map(({ name }) => [name, `widgets/${name}/${name}.define.ts`]);

/** The npm library: one module a widget, types beside it, React left to whoever imports it. */
export default defineConfig({
  entry: Object.fromEntries(widgets),
  outDir: 'dist/library',
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  clean: true,
  external: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'],
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  esbuildOptions(options) {
    options.jsx = 'automatic';
  },
});
