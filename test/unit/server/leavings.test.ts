import { describe, expect, it } from 'vitest';
import { isLeaving, isNoChange } from '../../../server/content/leavings.ts';

describe('what editors leave beside the content', () => {
  it.each([
    ['cn/news/a.md', false, false],
    ['cn/news/a~b.md', false, false],
    ['files/papers/#1 of two.pdf', false, false],
    ['files/papers/thumbs.db.pdf', false, false],
    ['cn/news/a.md~', true, true],
    ['cn/news/#a.md#', true, true],
    ['cn/news/a.md.bak', true, true],
    ['cn/news/a.md.orig', true, true],
    ['cn.bak/news/a.md', true, true],
    ['cn/news/orig', false, false],
    ['files/papers/a.bak.pdf', false, false],
    ['cn/news/.#a.md', true, true],
    ['files/papers/~$guide.docx', true, true],
    ['files/Thumbs.db', true, true],
    ['files/Desktop.ini', true, true],
    ['.git/refs/heads/main', true, true],
    ['old~/news/a.md', true, true],
    ['..data', true, false],
    ['..2026_01_01/cn/news/a.md', true, false],
    ['..2026_01_01/cn/news/a.md~', true, true],
  ])('%s is none of it: %s; changes nothing: %s', (name, leaving, noChange) => {
    expect([isLeaving(name), isNoChange(name)]).toEqual([leaving, noChange]);
  });
});
