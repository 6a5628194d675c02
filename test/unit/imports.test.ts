import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

interface Import {
  /** A path from the root of the project, or the name of a package. */
  to: string;
  /** Gone once the types are. */
  type: boolean;
}

const statement = /^(?:import|export)\s+(type\s)?(?:[^;'"]*?\sfrom\s+)?'([^']+)';/gms;
const dynamic = /(typeof\s+)?\bimport\('([^']+)'\)/g;

function readImports(file: string): Import[] {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(statement), ...source.matchAll(dynamic)].map(([, type, to = '']) => ({
    to: to.startsWith('.') ? path.join(path.dirname(file), to) : to,
    type: Boolean(type),
  }));
}

function listSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => path.join(folder, name));
}

const sources = ['contract', 'widgets', 'loader', 'library', 'pages', 'server'].flatMap(listSources);
const imports = new Map(sources.map((file) => [file, readImports(file)]));
const ofHouse = (to: string) => /^(contract|widgets|loader|library|pages|server|test|tools|examples)\//.test(to);

/** The server's floors: each uses itself and those before it. */
const floors = [
  ...['base', 'http', 'content', 'gating', 'files', 'leads', 'delivery', 'calls', 'openapi'],
  ...['discovery', 'search', 'render', 'app', 'cli'],
];

/** What a file may import of the house: paths that begin so. */
function allowedFor(file: string): string[] {
  const [room, folder] = file.split(path.sep);
  if (room === 'contract') return ['contract/'];
  if (room === 'widgets' && folder === 'kit') return ['contract/', 'widgets/kit/'];
  if (room === 'widgets') return ['contract/', 'widgets/kit/', 'widgets/shared/', `widgets/${folder}/`];
  if (room === 'pages') return ['contract/', 'widgets/', 'pages/'];
  if (room === 'loader') return ['contract/', 'widgets/', 'loader/'];
  if (room === 'library') return ['contract/', 'widgets/', 'loader/', 'library/'];
  const reachable = floors.slice(0, floors.indexOf(folder ?? '') + 1).map((floor) => `server/${floor}/`);
  return ['contract/', 'widgets/', 'pages/', 'loader/', ...reachable];
}

/** Everything that comes along when a file runs, or, with types, when somebody's compiler reads it. */
function reach(file: string, withTypes = false, found = new Set<string>()): Set<string> {
  for (const { to, type } of imports.get(file) ?? []) {
    if ((type && !withTypes) || found.has(to)) continue;
    found.add(to);
    reach(to, withTypes, found);
  }
  return found;
}

/** The shortest way from a file back to itself, types included; undefined where there is none. */
function findCircle(start: string): string[] | undefined {
  const ways: string[][] = [[start]];
  const met = new Set<string>();
  for (const way of ways) {
    for (const { to } of imports.get(way.at(-1) ?? '') ?? []) {
      if (to === start) return [...way, start];
      if (met.has(to)) continue;
      met.add(to);
      ways.push([...way, to]);
    }
  }
  return undefined;
}

describe('imports', () => {
  it('are all understood by this test', () => {
    const missing = [...imports.values()].flat().filter(({ to }) => ofHouse(to) && !existsSync(to));
    expect(missing).toEqual([]);
    expect(imports.get('widgets/form/form.define.ts')).toContainEqual({
      to: 'widgets/kit/runtime/define-widget.ts',
      type: false,
    });
    expect(imports.get('contract/schemas/calls.ts')).toContainEqual({ to: 'zod', type: false });
  });

  it('point one way: contract, kit, widgets, pages, and the floors of the server', () => {
    const against = [...imports].flatMap(([file, all]) => {
      const allowed = allowedFor(file);
      return all
        .filter(({ to }) => ofHouse(to) && !allowed.some((start) => to.startsWith(start)))
        .map(({ to }) => `${file} imports ${to}`);
    });
    expect(against).toEqual([]);
  });

  it('go round in no circle, not even one of types', () => {
    const circles = sources.flatMap((file) => {
      const circle = findCircle(file);
      // Each circle once, from the first of its files on.
      return circle?.every((other) => file <= other) ? [circle.join(' → ')] : [];
    });
    expect(circles).toEqual([]);
  });

  it('use every package that the project depends on', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object };
    // The bundler puts Preact in React's place.
    const written = [...sources, 'tools/build-server.mjs'].map((file) => readFileSync(file, 'utf8')).join('\n');
    const unused = Object.keys(dependencies).filter((name) => !new RegExp(`'${name}['/]`).test(written));
    expect(unused).toEqual([]);
  });

  it('of a view are react alone, whatever it is run on', () => {
    const packages = new Set(
      [...imports]
        .filter(([file]) => file.startsWith('widgets/'))
        .flatMap(([, all]) => all.filter(({ to }) => !ofHouse(to)).map(({ to }) => to)),
    );
    packages.delete('goober');
    packages.delete('cobe');
    packages.delete('cally');
    packages.delete('swiper');
    packages.delete('@fingerprintjs/fingerprintjs');
    expect([...packages].sort()).toEqual(['react', 'react-dom/client']);
  });

  it('is written so that React and what browsers get for it do the same: see loader/react.ts', () => {
    const views = sources.filter((file) => file.startsWith('widgets/'));
    const odd = views.filter((file) =>
      /\b(?:on(?:Focus|Blur)|stroke[A-Z]\w+|createElement)\b(?=[=:]|.*'react')/.test(readFileSync(file, 'utf8')),
    );
    expect(odd).toEqual([]);
  });
});

describe('a browser', () => {
  const entries = sources.filter((file) => file.endsWith('.define.ts') || file === 'loader/api.ts');

  it.each(entries)('never gets zod, nor the server, by way of %s', (file) => {
    const found = [...reach(file)];
    expect(found.filter((to) => to.startsWith('zod') || to.startsWith('node:') || to.startsWith('server/'))).toEqual(
      [],
    );
  });

  it.each(entries)('never needs zod, nor the server, for the types of %s', (file) => {
    const found = [...reach(file, true)];
    expect(found.filter((to) => /^(zod|node:|server\/|contract\/schemas\/)/.test(to))).toEqual([]);
  });

  it('gets a loader that needs nothing else to run but its words', () => {
    const needed = imports.get('loader/loader.ts')?.filter(({ type }) => !type);
    expect(needed).toEqual([{ to: 'loader/loader.text.ts', type: false }]);
  });

  it('never gets the table of widgets: the build tells the loader of them', () => {
    expect(entries.flatMap((file) => [...reach(file)])).not.toContain('loader/widgets.ts');
  });

  const richText = 'widgets/kit/components/rich-text.tsx';
  const withRichText = entries.filter((file) =>
    imports.get(file)?.some(({ to }) => to.endsWith('.tsx') && to !== richText && reach(to).has(richText)),
  );

  it('knows of widgets with rich text', () => expect(withRichText).toContain('widgets/services/services.define.ts'));

  it.each(withRichText)('gets what builds rich text beside the sheet of %s', (file) => {
    expect(readFileSync(file, 'utf8')).toContain("  sheet: () => withRichText(import('./");
  });
});
