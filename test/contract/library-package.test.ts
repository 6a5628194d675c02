import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { compileFunction } from 'node:vm';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { widgets } from '../../loader/widgets.ts';

const run = promisify(execFile);
const npm = (cwd: string, ...line: string[]) => run('npm', line, { cwd, shell: process.platform === 'win32' });

/** An empty folder of somebody else's, with the packed library installed into it and no network. */
let folder: string;
let tarball: string;

beforeAll(async () => {
  await run(process.execPath, ['tools/build-library.mjs']);
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-library-'));
  const { stdout } = await npm('dist/library', 'pack', '--json', '--pack-destination', folder);
  const [{ filename }] = JSON.parse(stdout);
  tarball = path.join(folder, filename);
  await mkdir(path.join(folder, 'page'));
  await writeFile(path.join(folder, 'page/package.json'), '{ "private": true }');
  await npm(path.join(folder, 'page'), 'install', '--offline', '--no-audit', '--no-fund', tarball);
  // It may have to be built first.
}, 300_000);
afterAll(async () => {
  if (folder) await rm(folder, { recursive: true });
});

/** What a program of that folder prints. */
async function evaluate(code: string, kind: 'module' | 'commonjs'): Promise<string> {
  const { stdout } = await run(process.execPath, [`--input-type=${kind}`, '-e', code], {
    cwd: path.join(folder, 'page'),
  });
  return stdout.trim();
}

describe('the packed library', () => {
  it('installs alone: nothing comes with it', async () => {
    const installed = (await readdir(path.join(folder, 'page/node_modules'))).filter((name) => !name.startsWith('.'));
    expect(installed).toEqual(['vitrine']);
  });

  it('is less than 3.6 MB, with every licence of what is inside it', async () => {
    const files = await readdir(path.join(folder, 'page/node_modules/vitrine'), {
      recursive: true,
      withFileTypes: true,
    });
    const texts = files.filter((file) => file.isFile()).map((file) => readFile(path.join(file.parentPath, file.name)));
    const bytes = (await Promise.all(texts)).reduce((sum, text) => sum + text.length, 0);
    expect(bytes).toBeLessThan(3_600_000);
    const licences = await readFile(path.join(folder, 'page/node_modules/vitrine/THIRD-PARTY.md'), 'utf8');
    expect([...licences.matchAll(/^## (\S+) \d/gm)].map(([, name]) => name)).toEqual([
      '@fingerprintjs/fingerprintjs',
      'cally',
      'cobe',
      'content-security-policy-parser',
      'preact',
      'swiper',
    ]);
  });

  it.each(['module', 'commonjs'] as const)('does nothing on a server, and fails nowhere: %s', async (kind) => {
    const places = ['vitrine', 'vitrine/elements', ...Object.keys(widgets).map((name) => `vitrine/elements/${name}`)];
    const load = kind === 'module' ? 'await import(place)' : 'require(place)';
    const code = `const before = Object.keys(globalThis).length;
      ${kind === 'module' ? '' : '(async () => {'}
      for (const place of ${JSON.stringify(places)}) ${load};
      (${kind === 'module' ? "(await import('vitrine'))" : "require('vitrine')"}).configure({ origin: 'https://vendor.example' });
      console.log(Object.keys(globalThis).length - before);
      ${kind === 'module' ? '' : '})();'}`;
    expect(await evaluate(code, kind)).toBe('0');
  });

  it('has nothing in a CommonJS module that only the others may have, at which bundlers fail', async () => {
    const place = path.join(folder, 'page/node_modules/vitrine');
    const files = (await readdir(place, { recursive: true })).filter((file) => file.endsWith('.cjs'));
    expect(files.length).toBeGreaterThan(100);
    for (const file of files) compileFunction(await readFile(path.join(place, file), 'utf8'), [], { filename: file });
  });

  it('says what is wrong with an origin', async () => {
    const given = ['undefined', '{}', "{ origin: 'vendor.example' }", "{ origin: 'ftp://vendor.example' }"];
    const cases = [...given, "{ origin: 'https://vendor.example/path' }"].join(', ');
    const code = `const { configure } = require('vitrine');
      for (const given of [${cases}]) try { configure(given); console.log('taken') } catch (error) { console.log(error.name, error.message) }`;
    const lines = (await evaluate(code, 'commonjs')).split('\n');
    const words = (text: string) =>
      `TypeError vitrine: configure needs { origin }, the http(s) origin of the content server without a path, such as 'https://www.example.com'. It was given ${text}.`;
    expect(lines).toEqual([
      words('undefined'),
      words('undefined'),
      words('"vendor.example"'),
      words('"ftp://vendor.example"'),
      words('"https://vendor.example/path"'),
    ]);
  });

  it('writes a component as its tag where React renders on a server, and says that it is for a client', async () => {
    const code = `import { createElement } from 'react';
      import { renderToString } from 'react-dom/server';
      import { Form } from './react.js';
      const props = { formId: 1, mode: 'modal', open: true, prefill: { 101: 'ACME' }, site: 'en', className: 'own', onVtSubmit() {} };
      console.log(renderToString(createElement(Form, props, 'Loading')));`;
    // React is found from here, as in a page's own folder.
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', code], { cwd: 'dist/library' });
    expect(stdout.trim()).toBe(
      '<vt-form form-id="1" mode="modal" open="" prefill="{&quot;101&quot;:&quot;ACME&quot;}" site="en" class="own">Loading</vt-form>',
    );
    for (const file of ['react.js', 'react.cjs', 'react/form.js', 'react/form.cjs'])
      expect(await readFile(`dist/library/${file}`, 'utf8')).toMatch(/^'use client';/);
  });

  it('is as publint wants a package to be', async () => {
    const file = await readFile(tarball);
    const { messages } = await publint({ pack: { tarball: file.buffer as ArrayBuffer }, strict: true });
    expect(messages).toEqual([]);
  });

  it('has types that are found, and are right, for every way of resolving modules', async () => {
    const packed = createPackageFromTarballData(await readFile(tarball));
    const names = {
      elements: ['form', 'event-list'],
      react: ['form'],
      types: ['react', 'preact', 'vue', 'svelte', 'solid'],
    };
    const patterns = Object.entries(names).flatMap(([place, all]) => all.map((name) => `./${place}/${name}`));
    const result = await checkPackage(packed, { includeEntrypoints: patterns });
    // Node 10 knows no `exports`: its time is over.
    const found = result.types
      ? result.problems.filter((each) => !('resolutionKind' in each && each.resolutionKind === 'node10'))
      : ['no types'];
    expect(found).toEqual([]);
    expect(result.types && Object.keys(result.entrypoints)).toEqual(
      expect.arrayContaining(['.', './elements', './react', ...patterns]),
    );
  });
});
