import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Metafile } from 'esbuild';
import type { Widget } from './read-widgets.ts';
import { writeHtmlData, writeManifest } from './write-manifest.ts';
import { frameworkTypes, pascalCase, writeComponentTypes, writeElementTypes } from './write-types.ts';

/** One address of the package, for both systems of modules. */
const both = (place: string) => ({
  import: { types: `./${place}.d.ts`, default: `./${place}.js` },
  require: { types: `./${place}.d.cts`, default: `./${place}.cjs` },
});

/** Puts beside the modules all that makes a package of them. */
export function writePackage(folder: string, widgets: readonly Widget[]): void {
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(`${folder}/${file}`), { recursive: true });
    writeFileSync(`${folder}/${file}`, text);
  };
  const toCommon = (text: string) => text.replaceAll(/(['"])(\.{1,2}\/[^'"]+)\.js\1/g, '$1$2.cjs$1');
  /** Types stand twice, since either system of modules wants its own. */
  const writeTypes = (place: string, text: string) => {
    write(`${place}.d.ts`, text);
    write(`${place}.d.cts`, toCommon(text));
  };

  // Once, since a page's own accessors can be declared once: who imports and who requires may be in one application.
  write('tags.d.cts', toCommon(writeElementTypes(widgets)));
  write('tags.d.ts', `export type * from './tags.cjs';\n`);
  writeTypes('elements', `export type * from './tags.js';\n`);
  for (const { name } of widgets) writeTypes(`elements/${name}`, `export type * from '../tags.js';\n`);
  for (const widget of widgets) writeTypes(`react/${widget.name}`, writeComponentTypes(widget));
  const components = widgets.map(({ name }) => {
    const component = pascalCase(name);
    return `export { ${component}, type ${component}Props } from './react/${name}.js';\n`;
  });
  writeTypes('react', `export { configure, type Configuration } from './index.js';\n${components.join('')}`);
  for (const [framework, text] of Object.entries(frameworkTypes)) {
    writeTypes(`types/${framework}`, text);
    // There to be imported for its types.
    write(`types/${framework}.js`, 'export {};\n');
    write(`types/${framework}.cjs`, "'use strict';\n");
  }
  // A bundler takes no such word over from a source.
  for (const place of ['react', ...widgets.map(({ name }) => `react/${name}`)])
    for (const file of [`${place}.js`, `${place}.cjs`])
      write(file, `'use client';\n${readFileSync(`${folder}/${file}`, 'utf8')}`);

  write('custom-elements.json', `${JSON.stringify(writeManifest(widgets))}\n`);
  write('html-data.json', `${JSON.stringify(writeHtmlData(widgets))}\n`);

  const { version, license } = JSON.parse(readFileSync('package.json', 'utf8'));
  const description = {
    name: 'vitrine',
    version,
    description:
      "The widgets of a Vitrine content server, such as its forms and lists, as custom elements for a page's own build.",
    license,
    type: 'module',
    // On a server, where the modules do nothing.
    engines: { node: '>=18.17' },
    main: './index.cjs',
    module: './index.js',
    types: './index.d.ts',
    exports: {
      '.': both('index'),
      './elements': both('elements'),
      './elements/*': both('elements/*'),
      './react': both('react'),
      './react/*': both('react/*'),
      './types/*': both('types/*'),
      './custom-elements.json': './custom-elements.json',
      './html-data.json': './html-data.json',
      './package.json': './package.json',
    },
    peerDependencies: { react: '>=18' },
    peerDependenciesMeta: { react: { optional: true } },
    // These include and define; of all others what nobody uses can be left away.
    sideEffects: ['./elements.*', './elements/*', './chunks/*.define-*'],
    customElements: './custom-elements.json',
    files: [
      'custom-elements.json',
      'html-data.json',
      '*.js',
      '*.cjs',
      '*.d.ts',
      '*.d.cts',
      '*.md',
      'chunks',
      'elements',
      'react',
      'types',
    ],
  };
  write('package.json', `${JSON.stringify(description, null, 2)}\n`);
  copyFileSync('LICENSE', `${folder}/LICENSE`);
  copyFileSync('library/README.md', `${folder}/README.md`);
  write('THIRD-PARTY.md', writeLicences(folder));
}

/** The licences of what is inside the modules, as they ask to be passed on. */
function writeLicences(folder: string): string {
  const inputs = ['esm', 'cjs'].flatMap((format) => {
    const file = `${folder}/metafile-${format}.json`;
    const { inputs }: Metafile = JSON.parse(readFileSync(file, 'utf8'));
    rmSync(file);
    return Object.keys(inputs);
  });
  const found = inputs.map((input) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input)?.[1]);
  const names = [...new Set(found)].filter((name) => name !== undefined).sort();
  const parts = names.map((name) => {
    const place = `node_modules/${name}`;
    const { version } = JSON.parse(readFileSync(`${place}/package.json`, 'utf8'));
    const file = ['LICENSE', 'LICENSE.md', 'LICENSE.txt'].map((each) => `${place}/${each}`).find(existsSync);
    if (!file) throw new Error(`${name} is inside the library, and has no file that says its licence.`);
    return `## ${name} ${version}\n\n${readFileSync(file, 'utf8').trim()}\n`;
  });
  return `# What is inside these modules, and its licences\n\n${parts.join('\n')}`;
}
