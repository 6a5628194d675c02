import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import esbuild from 'rollup-plugin-esbuild';
import { fitCobe } from './loader/fit-cobe.mjs';
import { hintCompiling } from './loader/hint-compiling.mjs';
import { inlineConstants } from './loader/inline-constants.mjs';
import { leanPreact, preactSources } from './loader/lean-preact.mjs';
import { minify } from './loader/minify.mjs';
import { precompileSheets } from './loader/precompile-sheets.mjs';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

const listWidgets = () =>
  readdirSync('widgets', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['kit', 'shared'].includes(entry.name))
    .map(({ name }) => name);

/** What the first bundle tells the second, and both tell the server. */
export const built = { hash: createHash('sha256'), imports: {}, files: {} };

/** Sources import from `react` alone; browsers get Preact in its place. */
const preact = (sources) =>
  alias({
    entries: [{ find: /^react(-dom\/client)?$/, replacement: path.resolve('loader/react.ts') }, ...sources],
  });
const plainPreact = [{ find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' }];

const typescript = () => esbuild({ target: 'es2022', jsx: 'automatic' });
const define = (values) =>
  replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"', ...values } });

/**
 * What every widget needs travels together, and so does what most sections of a page are made of; whatever else is
 * shared finds its own chunk. What only bare ones need is small beside the kit, and smaller in it; their ground is not.
 */
const chunks = {
  kit: /preact|loader\/react|kit\/runtime\/(adopt-sheet|arrival|attributes|bare|call-later|decisive|define-widget|element|keep-keys|language|mount|origin|page|sheet-data|to-json|view|within|words)\.|contract\/(constants|text)\./,
  calls: /kit\/runtime\/call\.|contract\/unwrap\./,
  prepare: /loader\/(prepare|overlays)\.ts$/,
  api: /loader\/(api|failure-words|read-opener|set-attribute|stand-in)(\.text)?\.ts$/,
  ground: /kit\/styles\/base\.style\./,
  theme: /kit\/(runtime\/dress|styles\/theme\.style)\./,
  words: /kit\/\w+\/(phrase|split-phrase|storage|use-place|is-back|write-day)\.tsx?$|contract\/paths\.ts$/,
  dates: /kit\/runtime\/dates\.|contract\/time-zone\./,
  events:
    /shared\/(use-now|event-dates|event-time)\.|components\/status-badge(\.text)?\.tsx?$|contract\/event-status\./,
  pictures: /kit\/\w+\/(icons|image)\.tsx?$/,
  overlay: /components\/(overlay\.tsx|use-(overlay|open)\.ts|hold-back\.ts|keep-focus\.ts)$/,
  cards: /components\/card-grid\.tsx$|shared\/(news-card|labels)\.tsx?$/,
  lists:
    /components\/(pagination|list-status|load-more|use-list)(\.text)?\.tsx?$|shared\/(list-pages?|refusals|list-query\.text)\.tsx?$/,
  'list-query': /shared\/(list-query|use-filtered-list)\.ts$/,
  findings: /shared\/findings\.text\.ts$/,
  sections: /kit\/\w+\/(backdrop|jump-button|open-form)\.tsx?$/,
};

function findChunk(id) {
  return Object.entries(chunks).find(([, pattern]) => pattern.test(id))?.[0];
}

/** The loader imports for all: it tries again, and where a browser has not remembered the failure. */
const importByLoader = {
  name: 'import-by-loader',
  renderDynamicImport: () => ({ left: 'vtApi.load(', right: ',import.meta.url)' }),
};

/**
 * Notes what was built: the hash of each file for the sealed loader, and what each widget imports beside the kit, of
 * which a server tells.
 */
function noteChunks(widgets) {
  return {
    name: 'note-chunks',
    generateBundle(_options, bundle) {
      built.files = {};
      for (const chunk of Object.values(bundle).sort((a, b) => (a.fileName < b.fileName ? -1 : 1))) {
        built.hash.update(chunk.fileName).update(chunk.code);
        built.files[chunk.fileName] = createHash('sha256').update(chunk.code).digest('base64');
        if (!widgets.includes(chunk.name)) continue;
        const names = imports(chunk, bundle).map((file) => path.posix.basename(file, '.js'));
        built.imports[chunk.name] = names.filter((name) => name !== 'kit');
      }
    },
  };
}

function imports(chunk, bundle, found = new Set()) {
  for (const file of chunk.imports) {
    if (found.has(file)) continue;
    found.add(file);
    imports(bundle[file], bundle, found);
  }
  return [...found];
}

/** What a form in a dialog is made of: what it imports, and what it imports later but before it is there. */
const partsOfDialog =
  /loader\/api\.ts$|kit\/styles\/base\.style\.ts$|kit\/components\/hold-back\.ts$|widgets\/form\/(form\.define|form\.style|modal)\.tsx?$/;

/** Writes the names of a dialog's chunks where they are asked for ahead. */
const nameDialogsChunks = {
  name: 'name-dialogs-chunks',
  generateBundle(_options, bundle) {
    const own = Object.values(bundle).filter(({ moduleIds }) => moduleIds?.some((id) => partsOfDialog.test(id)));
    const names = new Set(own.flatMap((chunk) => [chunk.fileName, ...imports(chunk, bundle)]));
    // Whoever asks for them has come from there. The form itself is the loader's to fetch, once: it tells of its failure.
    for (const there of ['kit.js', 'w/prepare.js', 'w/form.js']) names.delete(there);
    const list = [...names]
      .sort()
      .map((name) => path.posix.basename(name, '.js'))
      .join(' ');
    for (const chunk of Object.values(bundle)) chunk.code = chunk.code?.replace('__CHUNKS_OF_A_DIALOG__', list);
  },
};

/** Blockers go by names: what only tells devices apart has one that says nothing. */
const chunkName = ({ name }) => (name === 'kit' ? 'kit.js' : name === 'device-id' ? 'w/more.js' : 'w/[name].js');

/** Names the release, which is known only once the chunks are written, and leaves word of it and of them to the server. */
const noteRelease = (name) => ({
  name: 'note-release',
  transform(code, id) {
    if (id.endsWith('/loader.ts')) {
      const hash = built.hash.copy();
      for (const source of [id, ...seal]) hash.update(readFileSync(source));
      built.release = `${version}-${name ?? hash.digest('hex').slice(0, 8)}`;
    }
    return code
      .replaceAll('__RELEASE__', JSON.stringify(built.release))
      .replaceAll('__FILES__', JSON.stringify(built.files));
  },
  generateBundle({ file }) {
    const { release, imports, files } = built;
    // Once is enough, and it stands beside the loader that all pages may have.
    if (!path.dirname(file).endsWith('sealed'))
      this.emitFile({
        type: 'asset',
        fileName: 'manifest.json',
        source: JSON.stringify({ release, imports, files }, null, 2),
      });
  },
});

/** What the sealed loader has beside the other. */
const seal = ['loader/seal.ts', 'loader/import-map.ts'];

/** The sealed loader is the same, and imports by what holds each file against its hash. */
const importSealed = {
  name: 'import-sealed',
  transform(code, id) {
    if (!id.endsWith('/loader.ts')) return null;
    return `import { importSealed } from './seal.ts';\n${code.replace(/\bimport\(/g, 'importSealed(')}`;
  },
};

/** A block keeps its names to itself as a function does, in fewer bytes, but for those of `var` and `function`. */
const intoBlock = {
  name: 'into-block',
  renderChunk(code) {
    const [{ expression }] = this.parse(code).body;
    const { start, end } = expression.argument.callee.body;
    const block = code.slice(start, end);
    const [leaking] = /\b(?:var|function)\b.*/.exec(block) ?? [];
    if (leaking) this.error(`A page would have a name of ours by: ${leaking.slice(0, 80)}`);
    return block;
  },
};

/**
 * The bundles: widgets, then the loader, then the loader that is sealed. A build that is looked at in a moment is named
 * (`release`), and not made small.
 */
export function configure({ folder = 'dist/browser', release } = {}) {
  const widgets = listWidgets();
  const small = (options) => (release ? [] : [minify(options)]);
  const renderer = release ? [preact(plainPreact)] : [preact(preactSources), leanPreact()];
  // What nobody uses is looked for among all modules each time.
  const treeshake = !release;
  const loader = {
    treeshake,
    input: 'loader/loader.ts',
    // Sloppy, since a page may have locked its own `vitrine`: to fail to set it is no reason to end.
    output: { format: 'iife', strict: false, compact: !release },
  };
  return [
    {
      treeshake,
      input: {
        ahead: 'loader/ahead.ts',
        api: 'loader/api.ts',
        ask: 'loader/ask.ts',
        prepare: 'loader/prepare.ts',
        ...Object.fromEntries(widgets.map((name) => [name, `widgets/${name}/${name}.define.ts`])),
      },
      preserveEntrySignatures: 'allow-extension',
      output: {
        dir: folder,
        format: 'es',
        compact: !release,
        // Plain names: the release's folder tells them apart from those of other releases. The kit stands a folder above
        // all others: whatever folder those are asked for in, they find the same one.
        entryFileNames: 'w/[name].js',
        chunkFileNames: chunkName,
        manualChunks: findChunk,
        // Nobody but our own chunks reads what they export.
        freeze: false,
        generatedCode: { preset: 'es2015', symbols: false },
      },
      plugins: [
        precompileSheets({ whole: true }),
        inlineConstants(),
        ...renderer,
        define({ 'typeof customElements': '"object"' }),
        fitCobe(),
        nodeResolve({ browser: true, extensions: ['.mjs', '.js'] }),
        commonjs(),
        typescript(),
        ...small({ module: true, whole: 'kit' }),
        hintCompiling(),
        importByLoader,
        nameDialogsChunks,
        noteChunks(widgets),
      ],
    },
    {
      ...loader,
      output: { ...loader.output, file: `${folder}/loader.js` },
      plugins: [noteRelease(release), typescript(), ...small({ module: false }), !release && intoBlock],
    },
    {
      ...loader,
      output: { ...loader.output, file: `${folder}/sealed/loader.js` },
      plugins: [importSealed, noteRelease(release), typescript(), ...small({ module: false })],
    },
  ];
}

export default configure();
