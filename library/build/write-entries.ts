import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { defineFile, type Widget } from './read-widgets.ts';

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
      widgets.map(({ name }) => name),
    ),
  );
  for (const { name, needs } of widgets) write(`elements/${name}`, writeInclusion('../../..', [name, ...needs]));
  return entries;
}

function writeInclusion(root: string, names: readonly string[]): string {
  const rows = names.map((name) => `  "${name}": () => import("${root}/${defineFile(name)}"),\n`);
  return `import { include } from "${root}/library/include.ts";\n\ninclude({\n${rows.join('')}});\n`;
}
