import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { bundle, root } from './support/bundle.ts';

const server = path.join(root, 'server');
const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(path.join(server, name), 'utf8'));
const packages = [
  ...new Set(sources.flatMap((text) => [...text.matchAll(/ later<.+>\('(.+)'\)/g)].map(([, name]) => name))),
];

it('a package that could not be read for want of file descriptors is read once there are some again', async () => {
  const entry = await bundle(path.join(import.meta.dirname, 'support/without-descriptors.ts'));
  const line = ['-c', 'ulimit -n 64 && exec "$0" "$@"', process.execPath, entry, ...packages.map(String)];
  expect(packages).toContain('sitemap');
  const said = execFileSync('sh', line, { cwd: root, encoding: 'utf8' });
  expect(said).toMatch(new RegExp(`^${packages.map((name) => `${name} EMFILE (?:function|object)\n`).join('')}$`));
});
