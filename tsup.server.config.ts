import { defineConfig } from 'tsup';

/** The server and its command-line tools. It renders with Preact, as browsers do. */
export default defineConfig({
  entry: {
    main: 'server/app/main.ts',
    content: 'server/cli/content.ts',
    leads: 'server/cli/leads.ts',
    'source-worker': 'server/content/source-worker.ts',
  },
  outDir: 'dist/server',
  format: 'esm',
  target: 'node20',
  platform: 'node',
  clean: true,
  splitting: true,
  sourcemap: true,
  // A peer dependency, and so tsup would leave it out before its alias is looked at.
  noExternal: [/^react(-dom)?(\/|$)/],
  esbuildOptions(options) {
    options.jsx = 'automatic';
    options.alias = {
      react: '@preact/compat',
      'react/jsx-runtime': '@preact/compat/jsx-runtime',
      'react-dom/client': '@preact/compat/client',
    };
  },
});
