import { afterEach, describe, expect, it, vi } from 'vitest';
import { readFrontMatter } from '../../../server/content/front-matter.ts';

afterEach(() => vi.restoreAllMocks());

describe('front matter', () => {
  it.each(['title: {{title}}', 'title: !A'])('is read without a word beside the log: %s', (line) => {
    const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
    readFrontMatter(`---\n${line}\n---\nText.\n`);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each(['Note: later.', 'one: A\n\nTwo.', ''])('is not what stands between two rules of a text: %j', (text) => {
    expect(readFrontMatter(`---\ntitle: A\n---\n\n---\n${text}\n---\n`)).toMatchObject({ fields: { title: 'A' } });
  });
});
