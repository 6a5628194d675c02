import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import { type AttributeKind, attributeName } from '../../widgets/kit/runtime/attributes.ts';
import type { ValueType } from './describe-attributes.ts';

/** One attribute as its widget's definition has it. */
export interface Attribute {
  /** `formId` */
  property: string;
  /** `form-id` */
  name: string;
  /** Nothing where its values are a kind of the widget's own. */
  type?: ValueType;
  /** What it is when nothing is said; nothing where there is none. */
  standard?: string | number | boolean;
}

export interface Widget {
  name: string;
  attributes: Attribute[];
  /** The widgets whose tags it writes or opens, and theirs. */
  needs: string[];
}

/** The folders of widgets, by which they are known before anything is read. */
const widgetNames = readdirSync('widgets', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['kit', 'shared'].includes(entry.name))
  .map(({ name }) => name);

export const defineFile = (name: string) => `widgets/${name}/${name}.define.ts`;

/** What all widgets are, by their definitions, read as they are built. */
export async function readWidgets(): Promise<Widget[]> {
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: widgetNames
        .map((name, index) => `export { default as w${index} } from "./${defineFile(name)}";`)
        .join('\n'),
      resolveDir: path.resolve('.'),
      loader: 'ts',
    },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    plugins: [describingAttributes],
    alias: {
      react: path.resolve('loader/react.ts'),
      'react-dom/client': path.resolve('loader/react.ts'),
      'react/jsx-runtime': 'preact/jsx-runtime',
    },
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const definitions = Object.values(await import(`data:text/javascript;base64,${code}`)) as {
    name: string;
    attributes: Record<string, AttributeKind<unknown> & { type?: ValueType }>;
  }[];
  const direct = new Map(widgetNames.map((name) => [name, tagsWrittenBy(defineFile(name), metafile)]));
  return definitions
    .map(({ name, attributes }) => ({
      name,
      attributes: Object.entries(attributes).map(([property, kind]) => ({
        property,
        name: attributeName(property),
        type: kind.type,
        standard: standardOf(kind),
      })),
      needs: [...follow(name, direct)].filter((each) => each !== name).sort(),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

const describingAttributes: Plugin = {
  name: 'describing-attributes',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/attributes\.ts$/ }, ({ importer }) =>
      importer.includes(`${path.sep}library${path.sep}build${path.sep}`)
        ? undefined
        : { path: path.resolve('library/build/describe-attributes.ts') },
    ),
};

function standardOf(kind: AttributeKind<unknown>): Attribute['standard'] {
  const value = kind.parse(null);
  return typeof value === 'object' ? undefined : (value as Attribute['standard']);
}

/** A tag in a view, or its name beside one; what a button opens; what a script has opened. */
const written = /(?:['"<]vt-|data-vt-open['"]?(?:=|: )['"]|\['open', ')([a-z-]+)/g;

/** Which widgets the sources that a definition brings along name in one of those ways. */
function tagsWrittenBy(file: string, { inputs }: Metafile): string[] {
  const seen = new Set<string>();
  const visit = (input: string) => {
    if (seen.has(input) || input.includes('node_modules')) return;
    seen.add(input);
    for (const each of inputs[input]?.imports ?? []) visit(each.path);
  };
  visit(file);
  const names = [...seen].flatMap((input) =>
    [...readFileSync(input, 'utf8').matchAll(written)].map(([, name = '']) => name),
  );
  return widgetNames.filter((name) => names.includes(name));
}

function follow(name: string, direct: ReadonlyMap<string, string[]>, found = new Set<string>()): Set<string> {
  for (const next of direct.get(name) ?? []) {
    if (found.has(next)) continue;
    found.add(next);
    follow(next, direct, found);
  }
  return found;
}
