import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { fitSource, isCobe } from '../../loader/fit-cobe.mjs';
import { precompiledSheets } from '../../loader/precompile-sheets.mjs';

const inPackage = `${path.resolve('library')}${path.sep}`;

/** Widgets bring the renderer that browsers get from a content server; only what is for React itself leaves it to its page. */
const ownRenderer: Plugin = {
  name: 'own-renderer',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^react(-dom\/client)?$/ }, ({ importer }) =>
      importer.startsWith(inPackage) ? { path: 'react', external: true } : { path: path.resolve('loader/react.ts') },
    );
    onResolve({ filter: /^react\/jsx-runtime$/ }, ({ resolveDir, kind }) =>
      resolve('preact/jsx-runtime', { resolveDir, kind }),
    );
    onResolve({ filter: /\/prepare\.ts$/ }, () => ({ path: path.resolve('library/prepare.ts') }));
  },
};

const fittedCobe: Plugin = {
  name: 'fit-cobe',
  setup: ({ onLoad }) =>
    onLoad({ filter: isCobe }, ({ path: file }) => ({ contents: fitSource(readFileSync(file, 'utf8')), loader: 'js' })),
};

/** The last argument of Preact's `createElementNS`: the registry of the page's own elements. */
const registry = /(\.createElementNS\([\w$]+,[\w$]+),([\w$]+)\.is\?\2:[\w$]+\)/;

/** Once a script has moved a tag into another document, that refuses the page's registry: `loader/lean-preact.mjs`. */
const anyDocument: Plugin = {
  name: 'any-document',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]preact[\\/]dist[\\/]preact\.mjs$/ }, ({ path: file }) => {
      const source = readFileSync(file, 'utf8');
      if (!registry.test(source))
        throw new Error('preact no longer names a registry as it did: see library/build/bundle.ts.');
      return { contents: source.replace(registry, '$1)'), loader: 'js' };
    }),
};

export const bundlePlugins: Plugin[] = [ownRenderer, precompiledSheets, fittedCobe, anyDocument];
