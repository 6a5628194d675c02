import { existsSync, readFileSync } from 'node:fs';
import { build, transform } from 'esbuild';

/** The sheets of a build, with all that they were made of: the next build of this process has most of them. */
const sheetModules = new Map();

const isStill = (file, text) => existsSync(file) && readFileSync(file, 'utf8') === text;

const isStyleFile = /\.style\.ts$/;

/**
 * Runs the style files at build time: browsers get each sheet as data, minified, and never goober. For rollup.
 * @param whole each with those that it builds upon, so that a bare widget is dressed by one file. Whoever wears two that
 *   build upon the same wears that once. None has what is for a page without scripts: it comes by one
 */
export function precompileSheets({ whole = false } = {}) {
  return { name: 'precompile-sheets', load: (id) => (isStyleFile.test(id) ? compileFile(id, whole) : null) };
}

/** The same for esbuild: what a server writes into its pages is minified too. */
export const precompiledSheets = {
  name: 'precompiled-sheets',
  setup: ({ onLoad }) => onLoad({ filter: isStyleFile }, async ({ path }) => ({ contents: await compileFile(path) })),
};

/** A style file as a module of data. */
async function compileFile(id, whole = false) {
  const key = `${id} ${whole}`;
  const known = sheetModules.get(key);
  if (known?.inputs.every(([file, text]) => isStill(file, text))) return known.code;
  const { outputFiles, metafile } = await build({
    entryPoints: [id],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    metafile: true,
  });
  const module = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
  const imports = whole ? [] : [...readFileSync(id, 'utf8').matchAll(/^import \{ (\w+) \} from '.+\.style\.ts';$/gm)];
  const imported = new Set(imports.map(([, name]) => name));
  const sheets = Object.entries(module).map(
    async ([name, sheet]) => `export const ${name} = ${await writeSheet(sheet, imported, whole)};`,
  );
  const code = [...imports.map(([line]) => line), ...(await Promise.all(sheets))].join('\n');
  const inputs = Object.keys(metafile.inputs).map((file) => [file, readFileSync(file, 'utf8')]);
  sheetModules.set(key, { code, inputs });
  return code;
}

/** A sheet as source text; those that it builds upon by the names they were imported under, else in place. */
async function writeSheet({ uses, text, ...sheet }, imported, byScript) {
  const { code } = await transform(text, { loader: 'css', minify: true });
  const css = closeUp(byScript ? code.replaceAll(scriptless, '') : code);
  const used = uses.map((each) => {
    const name = `${each.name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())}Sheet`;
    return imported.has(name) ? name : writeSheet(each, imported, byScript);
  });
  return `{...${JSON.stringify({ ...sheet, text: css.trim() })}, uses: [${await Promise.all(used)}]}`;
}

/** Rules that hold where no script runs, as esbuild writes them. */
const scriptless = /@media ?\(scripting: ?none\)\{(?:[^{}]*\{[^{}]*\})*\}/g;

/** esbuild leaves custom properties, and what stands for one that is not there, as they were written. */
const closeUp = (css) =>
  css
    .replace(/(--[\w-]+): ?([^;}]*)/g, (_, name, value) => `${name}:${value.replaceAll(', ', ',')}`)
    .replace(/(var\(--[\w-]+), /g, '$1,');
