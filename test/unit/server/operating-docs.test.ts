import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { settingsTable } from '../../../server/base/settings.ts';

const docs = readFileSync(path.resolve(import.meta.dirname, '../../../docs/operating.md'), 'utf8');

/** The settings as the page should have them; a default that is empty or missing is a dash. */
function describeSettings(): string {
  const rows = Object.entries(settingsTable).map(
    ([name, { fallback, description }]) => `| \`${name}\` | ${fallback ? `\`${fallback}\`` : '—'} | ${description} |`,
  );
  return ['| Setting | Default | What it is |', '|---|---|---|', ...rows].join('\n');
}

test('docs/operating.md lists every setting with its default and its description', () => {
  const [, written = ''] = /<!-- settings -->\n([\s\S]*?)\n<!-- \/settings -->/.exec(docs) ?? [];
  expect(written.trim()).toBe(describeSettings());
});
