import { afterEach, describe, expect, it, vi } from 'vitest';
import { readFrontMatter } from '../../../server/content/front-matter.ts';

afterEach(() => vi.restoreAllMocks());

describe('front matter', () => {
  it.each(['title: {{title}}', 'title: !A'])('is read without a word beside the log: %s', (line) => {
    const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
    readFrontMatter(`---\n${line}\n---\nText.\n`);
    expect(warn).not.toHaveBeenCalled();
  });
});
