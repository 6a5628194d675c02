import { describe, expect, it } from 'vitest';
import { createSignedLinks } from '../../../server/gating/signed-links.ts';

const start = Date.parse('2026-03-01T12:00:00Z');
const minutes = (count: number) => count * 60_000;

function createLink() {
  let time = start;
  const links = createSignedLinks('a secret', () => new Date(time));
  const { url, expiresAt } = links.sign('/files/papers/guide.pdf');
  const query = Object.fromEntries(new URL(url, 'https://vendor.example').searchParams);
  const checkAt = (moment: number, name = 'papers/guide.pdf', differences = {}) => {
    time = moment;
    return links.check(name, { ...query, ...differences });
  };
  return { expiresAt, query, checkAt };
}

describe('a signed link', () => {
  it('serves until the moment that it names, and not in it', () => {
    const { expiresAt, checkAt } = createLink();
    expect(expiresAt).toBe('2026-03-01T12:10:00.000Z');
    expect([minutes(10) - 1, minutes(10)].map((wait) => checkAt(start + wait))).toEqual(['valid', 'expired']);
  });

  it('serves for one file', () => {
    const { checkAt } = createLink();
    for (const name of ['papers/guide.pdf2', 'papers/other.pdf', 'guide.pdf'])
      expect(checkAt(start, name)).toBe('invalid');
  });

  it('is not made to last by another moment in its address', () => {
    const { query, checkAt } = createLink();
    expect(checkAt(start, undefined, { expires: String(Number(query.expires) + 1) })).toBe('invalid');
  });
});
