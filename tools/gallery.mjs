// Builds the gallery of the kit's parts into dist/gallery: a document for each language, and its script.
import './check-node.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { serverBundle } from './build-server.mjs';

process.chdir(path.join(import.meta.dirname, '..'));
const folder = 'dist/gallery';
const common = { bundle: true, format: 'esm', jsx: 'automatic', logLevel: 'error' };

/** Writes the gallery; a server whose GALLERY_DIR is this folder shows it at /kit. */
export async function buildGallery() {
  await build({
    ...common,
    entryPoints: ['examples/kit/kit-gallery.define.ts'],
    outdir: folder,
    splitting: true,
    target: 'es2022',
    alias: {
      react: path.resolve('loader/react.ts'),
      'react-dom/client': path.resolve('loader/react.ts'),
      'react/jsx-runtime': 'preact/jsx-runtime',
    },
  });
  await build({
    ...common,
    entryPoints: ['examples/kit/render-gallery.ts'],
    outfile: `${folder}/render-gallery.mjs`,
    platform: 'node',
    packages: 'external',
    alias: serverBundle.alias,
  });
  const { renderGallery } = await import(path.resolve(folder, `render-gallery.mjs?${Date.now()}`));
  const documents = await renderGallery(readFileSync('pages/page.css', 'utf8'));
  for (const [mark, html] of Object.entries(documents)) writeFileSync(`${folder}/${mark}.html`, html);
  return folder;
}

if (process.argv[1] === import.meta.filename) await buildGallery();
