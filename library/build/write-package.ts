import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Metafile } from 'esbuild';
import type { Widget } from './read-widgets.ts';
import { writeElementTypes } from './write-types.ts';

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
  /** Types stand twice, since either system of modules wants its own. */
  const writeTypes = (place: string, text: string) => {
    write(`${place}.d.ts`, text);
    write(`${place}.d.cts`, text.replaceAll(/(['"])(\.{1,2}\/[^'"]+)\.js\1/g, '$1$2.cjs$1'));
  };

  writeTypes('tags', writeElementTypes(widgets));
  writeTypes('elements', `export type * from './tags.js';\n`);
  for (const { name } of widgets) writeTypes(`elements/${name}`, `export type * from '../tags.js';\n`);

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
      './package.json': './package.json',
    },
    // The elements define themselves; the chunks are what they define.
    sideEffects: ['./elements.*', './elements/*', './chunks/*'],
    files: ['*.js', '*.cjs', '*.d.ts', '*.d.cts', '*.md', 'chunks', 'elements'],
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
