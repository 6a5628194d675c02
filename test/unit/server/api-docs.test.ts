import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { refusals } from '../../../server/base/errors.ts';

const page = readFileSync('docs/api.md', 'utf8');
const headings = [...page.matchAll(/^### `(\w+)` · (\d+)\n(\S.+)/gm)].map(([, name = '', status]) => [name, status]);

/** What each refusal's status is; its message does not matter here. */
const statuses = Object.entries(refusals).map(([name, refuse]) => {
  const error = (refuse as (...values: unknown[]) => { status: number })([], 'x', ['x']);
  return [name, String(error.status)];
});

describe('docs/api.md', () => {
  it('has a paragraph for every error, under its status', () => {
    expect(headings).toEqual(expect.arrayContaining(statuses));
  });

  it('has none for an error that is no more', () => {
    expect(headings).toHaveLength(statuses.length);
  });
});
