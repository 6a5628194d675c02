// Builds the server and its command-line tools into dist/server. They render with Preact, as browsers do.
import './check-node.mjs';
import { rmSync } from 'node:fs';
import { build } from 'esbuild';
import { precompiledSheets } from '../loader/precompile-sheets.mjs';

/** What a running server consists of, and the tools beside it. */
const serving = { main: 'server/app/main.ts', 'source-worker': 'server/content/source-worker.ts' };
const tools = {
  content: 'server/cli/content.ts',
  leads: 'server/cli/leads.ts',
  export: 'server/cli/export.ts',
};

/** What esbuild is told; packages stay where they are. */
export const serverBundle = {
  entryPoints: { ...serving, ...tools },
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

/** Packages with files or machine code of their own, and those that a server imports when it first needs them. */
const apart = [
  'fontkit',
  'feedsmith',
  'libsql',
  'nodemailer',
  'pg',
  'sharp',
  'sitemap',
  'swagger-ui-dist',
  'turndown',
  '@joplin/turndown-plugin-gfm',
];

/**
 * The server as one file for each of its threads, the packages that it starts with among it: finding and opening some
 * seven hundred files takes more of the processor than all that they do at the start.
 */
const servingBundle = {
  ...serverBundle,
  entryPoints: serving,
  splitting: false,
  packages: 'bundle',
  external: apart,
  sourcesContent: false,
  legalComments: 'none',
  minifyWhitespace: true,
  minifySyntax: true,
  // Packages that are no modules ask for Node's own in the way that modules do not have.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
};

if (process.argv[1] === import.meta.filename) {
  rmSync(serverBundle.outdir, { recursive: true, force: true });
  const plugins = [precompiledSheets];
  await Promise.all([build({ ...servingBundle, plugins }), build({ ...serverBundle, entryPoints: tools, plugins })]);
}
