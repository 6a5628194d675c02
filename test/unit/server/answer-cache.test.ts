import { describe, expect, it } from 'vitest';
import { AnswerCache, answerKey } from '../../../server/calls/answer-cache.ts';

/** An answer of so many megabytes, of which all together may have 32. */
const megabytes = (count: number) => 'x'.repeat(count * 1024 * 1024);

function createCache(version = 'v1') {
  const cache = new AnswerCache({});
  cache.get('nothing', version);
  return cache;
}

describe('a kept answer', () => {
  it('is the very one that was added', () => {
    const cache = createCache();
    const added = cache.add('a', 'v1', [1]);
    expect(cache.get('a', 'v1')).toBe(added);
    expect(cache.get('b', 'v1')).toBeUndefined();
  });

  it('is forgotten with the content that it was made of, for good', () => {
    const cache = createCache();
    cache.add('a', 'v1', [1]);
    expect(cache.get('a', 'v2')).toBeUndefined();
    expect(cache.get('a', 'v1')).toBeUndefined();
  });

  it('is not kept when the content changed while it was made', () => {
    const cache = createCache('v2');
    expect(cache.add('a', 'v1', ['old']).body.size).toBeGreaterThan(0);
    expect(cache.get('a', 'v2')).toBeUndefined();
  });

  it('goes when there are too many, the oldest first', () => {
    const cache = createCache();
    for (const key of ['a', 'b', 'c', 'd', 'e']) cache.add(key, 'v1', megabytes(7));
    expect(['a', 'b', 'c', 'd', 'e'].map((key) => cache.get(key, 'v1') !== undefined)).toEqual([
      false,
      true,
      true,
      true,
      true,
    ]);
  });

  it('counts once, however often it is added', () => {
    const cache = createCache();
    cache.add('first', 'v1', megabytes(7));
    for (let count = 0; count < 10; count += 1) cache.add('a', 'v1', megabytes(7));
    expect(cache.get('first', 'v1')).toBeDefined();
  });

  it('leaves all its room behind with the content that it was made of', () => {
    const cache = createCache();
    for (const key of ['a', 'b', 'c', 'd']) cache.add(key, 'v1', megabytes(7));
    cache.get('a', 'v2');
    for (const key of ['e', 'f', 'g', 'h']) cache.add(key, 'v2', megabytes(7));
    expect(cache.get('e', 'v2')).toBeDefined();
  });

  it('takes no room for a question or an answer that is longer than any page asks for', () => {
    const cache = createCache();
    cache.add('k'.repeat(1001), 'v1', [1]);
    cache.add('k'.repeat(1000), 'v1', [1]);
    cache.add('large', 'v1', megabytes(9));
    expect(cache.get('k'.repeat(1001), 'v1')).toBeUndefined();
    expect(cache.get('k'.repeat(1000), 'v1')).toBeDefined();
    expect(cache.get('large', 'v1')).toBeUndefined();
  });

  it('is found by address and body, neither of which passes for the other', () => {
    expect(answerKey('/a', '{}')).not.toBe(answerKey('/a', undefined));
    expect(answerKey('/a', '{}')).not.toBe(answerKey('/a{}', undefined));
    expect(answerKey('/a', '1')).not.toBe(answerKey('/a', '2'));
  });
});
