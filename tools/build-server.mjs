// Builds the server and its command-line tools into dist/server. They render with Preact, as browsers do.
import './check-node.mjs';
import { rmSync } from 'node:fs';
import { build } from 'esbuild';

/** What esbuild is told; packages stay where they are. */
export const serverBundle = {
  entryPoints: {
    main: 'server/app/main.ts',
    content: 'server/cli/content.ts',
    leads: 'server/cli/leads.ts',
    export: 'server/cli/export.ts',
    'source-worker': 'server/content/source-worker.ts',
  },
  outdir: 'dist/server',
  bundle: true,
  splitting: true,
  sourcemap: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  jsx: 'automatic',
  alias: {
    react: '@preact/compat',
    'react/jsx-runtime': '@preact/compat/jsx-runtime',
    'react-dom/client': '@preact/compat/client',
  },
  logLevel: 'warning',
};

if (process.argv[1] === import.meta.filename) {
  rmSync(serverBundle.outdir, { recursive: true, force: true });
  await build(serverBundle);
}
