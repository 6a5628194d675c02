import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { defineFile, type Widget } from './read-widgets.ts';
import { pascalCase } from './write-types.ts';

const folder = 'dist/library-entries';

/**
 * Writes a module for each of the package's addresses. A widget's own has it and what it writes or opens, so that a page
 * with a form alone is built with a form alone.
 * @returns the modules by their place in the package, without an ending
 */
export function writeEntries(widgets: readonly Widget[]): Record<string, string> {
  rmSync(folder, { recursive: true, force: true });
  const entries: Record<string, string> = { index: 'library/configure.ts' };
  const write = (place: string, text: string) => {
    const file = `${folder}/${place}.ts`;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    entries[place] = file;
  };
  write(
    'elements',
    writeInclusion(
      '../..',
      writeFetches(
        '../..',
        widgets.map(({ name }) => name),
      ),
    ),
  );
  const root = '../../..';
  for (const { name, attributes, needs } of widgets) {
    const fetches = writeFetches(root, [name, ...needs]);
    write(`elements/${name}`, writeInclusion(root, fetches));
    const written = JSON.stringify(Object.fromEntries(attributes.map(({ property, name }) => [property, name])));
    const component = `/* @__PURE__ */ createComponent("${name}", ${written}, ${fetches})`;
    write(
      `react/${name}`,
      `import { createComponent } from "${root}/library/react.ts";\n\nexport const ${pascalCase(name)} = ${component};\n`,
    );
  }
  const components = widgets.map(({ name }) => `export { ${pascalCase(name)} } from "./react/${name}.ts";\n`);
  write('react', `export { configure } from "../../library/configure.ts";\n${components.join('')}`);
  return entries;
}

function writeInclusion(root: string, fetches: string): string {
  return `import { include } from "${root}/library/include.ts";\n\ninclude(${fetches});\n`;
}

function writeFetches(root: string, names: readonly string[]): string {
  return `{\n${names.map((name) => `  "${name}": () => import("${root}/${defineFile(name)}"),\n`).join('')}}`;
}
