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

test.each(['www.example.com', 'https://www.example.com/path', 'ftp://www.example.com'])(
  'no snippet comes for what is no origin: %s',
  (origin) => {
    const { status, stderr, stdout } = runSnippet('--origin', origin);
    expect(status).toBe(1);
    expect(stderr).toContain(`"${origin}" is no origin`);
    expect(stdout).toBe('');
  },
);
