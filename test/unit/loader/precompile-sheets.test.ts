import path from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { precompiledSheets, precompileSheets } from '../../../loader/precompile-sheets.mjs';
import { sheet } from '../../../widgets/header/header.style.ts';
import { flattenSheets, type Sheet } from '../../../widgets/kit/runtime/sheet-data.ts';
import { listPagesSheet } from '../../../widgets/shared/list-pages.style.ts';

const styleFile = 'widgets/header/header.style.ts';

it('a built server writes the same sheets as minified text, each once, and has no goober', async () => {
  const { outputFiles } = await build({
    entryPoints: [styleFile],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    plugins: [precompiledSheets],
  });
  const code = outputFiles[0]?.text ?? '';
  const built = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  const [made, written] = [flattenSheets([built.sheet]), flattenSheets([sheet])];
  expect(built.sheet.root).toBe(sheet.root);
  expect(made.map(({ name }) => name)).toEqual(written.map(({ name }) => name));
  for (const { text } of made) expect(text).not.toMatch(/\n|\/\*|;\}/);
  expect(code).not.toContain('goober');
});

it('a sheet for browsers comes in one file with those that it builds upon', async () => {
  const code = await precompileSheets({ whole: true }).load(path.resolve(styleFile));
  expect(code).not.toMatch(/^import/m);
  const built = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code ?? '')}`);
  const names = (sheets: readonly Sheet[]) => flattenSheets(sheets).map(({ name }) => name);
  expect(names([sheet]).length).toBeGreaterThan(1);
  expect(names([built.sheet])).toEqual(names([sheet]));
});

it('a sheet for browsers has no rules for a page without scripts, and all the others', async () => {
  expect(listPagesSheet.text).toContain('scripting: none');
  const code = await precompileSheets({ whole: true }).load(path.resolve('widgets/shared/list-pages.style.ts'));
  expect(code).not.toContain('scripting');
  expect(code).toMatch(/\.pages\{display:none\}.*\.pages\{display:flex/);
});
