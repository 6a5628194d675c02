import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const rooms = ['contract', 'widgets', 'loader', 'library', 'pages', 'server', 'examples', 'test', 'tools'];

// Frameworks that pages are compared with take what they know by its place; example applications are programs of their own.
const isSource = (name: string) =>
  /\.(tsx?|mjs)$/.test(name) && !name.endsWith('.d.ts') && !/(?:frameworks\/projects|^apps)\//.test(name);
const sources = [
  // The settings of the tools.
  ...readdirSync('.').filter(isSource),
  ...rooms.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter(isSource)
      .map((name) => path.join(room, name)),
  ),
];

interface Traffic {
  /** Values that a file gives to others, and types that it does not even need itself. */
  given: string[];
  /** `file name`, or `file *` where it takes whatever there is. */
  taken: string[];
}

function readTraffic(file: string): Traffic {
  const source = readFileSync(file, 'utf8');
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const given: string[] = [];
  const taken: string[] = [];
  const take = (from: ts.Expression | undefined, name: string) => {
    if (!from || !ts.isStringLiteral(from) || !from.text.startsWith('.')) return;
    taken.push(`${path.join(path.dirname(file), from.text)} ${name}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const { name, namedBindings } = node.importClause ?? {};
      if (name) take(node.moduleSpecifier, 'default');
      if (namedBindings && ts.isNamedImports(namedBindings))
        for (const each of namedBindings.elements) take(node.moduleSpecifier, (each.propertyName ?? each.name).text);
      else if (namedBindings) take(node.moduleSpecifier, '*');
    } else if (ts.isExportDeclaration(node)) {
      take(node.moduleSpecifier, '*');
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      take(node.arguments[0], '*');
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      take(node.argument.literal as ts.Expression, '*');
    } else if (
      ts.canHaveModifiers(node) &&
      ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    ) {
      const names = ts.isVariableStatement(node)
        ? node.declarationList.declarations
        : [node as ts.DeclarationStatement];
      const isType = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
      for (const { name } of names) {
        if (!name || !ts.isIdentifier(name)) continue;
        // A type may be given for the sake of what it is part of.
        if (!isType || source.match(new RegExp(`\\b${name.text}\\b`, 'g'))?.length === 1) given.push(name.text);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return { given, taken };
}

const traffic = new Map(sources.map((file) => [file, readTraffic(file)]));
const taken = new Set([...traffic.values()].flatMap((each) => each.taken));

/** What is taken by other ways than an import. */
const forOthers = [
  // The contract's types are for whoever types against it, and a widget's are named in the library's.
  /^contract\/.* [A-Z]\w*$/,
  /\.data\.ts [A-Z]\w*$/,
  // The test of all words reads every table of them.
  /\.text\.ts \w+$/,
  // The npm library's build writes modules that import these, or puts one in another's place.
  /^library\/(configure|include|prepare|react|types)\.ts \w+$/,
  /^library\/build\/describe-attributes\.ts \w+$/,
  // The build of the sealed loader has it import by this.
  /^loader\/seal\.ts importSealed$/,
  // `npm run snippet` has the sources made into a module of its own.
  /^contract\/snippets\.ts writeHead$/,
  // Vite, Vitest and the process that waits load these by their paths.
  /^tools\/dev\/content-ahead\.mjs readAhead$/,
  /^examples\/kit\/render-gallery\.ts renderGallery$/,
  /^test\/bench\/frameworks\/read-home\.ts readHome$/,
  /^test\/contract\/support\/postgres-setup\.ts setup$/,
];

it('nothing is given to other files that none of them takes: leave its `export` away, or the whole of it', () => {
  const unused = [...traffic].flatMap(([file, { given }]) =>
    taken.has(`${file} *`) ? [] : given.map((name) => `${file} ${name}`).filter((each) => !taken.has(each)),
  );
  expect(unused.filter((each) => !forOthers.some((pattern) => pattern.test(each)))).toEqual([]);
});

it('the check knows an export that nobody takes, and one that somebody does', () => {
  expect(traffic.get('contract/text.ts')?.given).toContain('say');
  expect(taken.has('contract/text.ts say')).toBe(true);
  expect(taken.has('contract/text.ts said')).toBe(false);
});
