import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

function runSnippet(...options: string[]) {
  return spawnSync(process.execPath, ['tools/snippet.mjs', ...options], { cwd: root, encoding: 'utf8' });
}

test("the snippet pins this release's loader by its address and by its hash", () => {
  const { stdout } = runSnippet('--origin', 'https://www.example.com');
  const loader = readFileSync(path.join(root, 'dist/browser/loader.js'));
  const [, release] = /version: ?"([^"]+)"/.exec(loader.toString()) ?? [];
  const hash = createHash('sha384').update(loader).digest('base64');
  expect(stdout.trim().split('\n').at(-1)).toBe(
    `<script async src="https://www.example.com/v/${release}/loader.js" integrity="sha384-${hash}" crossorigin="anonymous"></script>`,
  );
  // It may have to build first.
}, 60_000);

test('the sealed snippet pins the loader that has all hashes, and says what a policy lists for them', () => {
  const { stdout } = runSnippet('--origin', 'https://www.example.com', '--sealed');
  const loader = readFileSync(path.join(root, 'dist/browser/sealed/loader.js'));
  const hash = createHash('sha384').update(loader).digest('base64');
  const [tag, policy] = stdout.trim().split('\n').slice(-2);
  expect(tag).toMatch(/^<script async src="https:\/\/www\.example\.com\/v\/[\w.-]+\/sealed\/loader\.js"/);
  expect(tag).toContain(` integrity="sha384-${hash}" `);
  expect(policy).toMatch(/^script-src https:\/\/www\.example\.com 'sha256-[\w+/]{43}='$/);
}, 60_000);

test.each(['https://HOST', 'https://www.Example.com/'])(
  'an origin is one in whichever letters: %s',
  (origin) => {
    const { stdout } = runSnippet('--origin', origin);
    expect(stdout).toContain(` src="${new URL(origin).origin}/v/`);
  },
  60_000,
);

test.each(['www.example.com', 'https://www.example.com/path', 'ftp://www.example.com'])(
  'no snippet comes for what is no origin: %s',
  (origin) => {
    const { status, stderr, stdout } = runSnippet('--origin', origin);
    expect(status).toBe(2);
    expect(stderr).toContain(`"${origin}" is no origin`);
    expect(stdout).toBe('');
  },
);

test("a widget's scripts are named behind the loader where they are asked for", () => {
  const { stdout } = runSnippet('--origin', 'https://www.example.com', '--widget', 'form');
  const lines = stdout.trim().split('\n');
  const files = lines.flatMap((line) => /^<link .*\/v\/[^/]+\/([^"]+)"/.exec(line)?.[1] ?? []);
  expect(files).toContain('w/form.js');
  expect(lines.at(-files.length - 1)).toMatch(/^<script async /);
}, 60_000);

test.each([
  [['--widget', 'from'], 'There is no widget "from". There are actions, '],
  [['--widget', 'form', '--sealed'], '--sealed and --widget do not go together'],
])(
  'what cannot be had is refused in words: %s',
  (options, words) => {
    const { status, stderr, stdout } = runSnippet('--origin', 'https://www.example.com', ...options);
    expect(status).toBe(2);
    expect(stderr).toContain(words);
    expect(stdout).not.toContain('<script');
  },
  60_000,
);
