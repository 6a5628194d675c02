import { describe, expect, it } from 'vitest';
import { createTranslate } from '../../../widgets/kit/runtime/words.ts';

const text = {
  submit: { cn: '提交', en: 'Send' },
  chosen: { cn: '已选 {count} 项', en: '{count} chosen' },
} as const;

const say = (mark: string, dictionary: Record<string, string> = {}) =>
  createTranslate('form', text, { mark }, dictionary);

describe('a word of a widget', () => {
  it.each([
    ['cn', '提交'],
    ['en', 'Send'],
    ['de', 'Send'],
  ])('is said on site %s as %s', (mark, word) => {
    expect(say(mark)('submit')).toBe(word);
  });

  it("is the site's own where its dictionary has it under the widget's name", () => {
    expect(say('en', { 'form.submit': 'Talk to us', 'news.submit': 'No' })('submit')).toBe('Talk to us');
    expect(say('en', { submit: 'No', 'news.submit': 'No' })('submit')).toBe('Send');
  });

  it('has its values filled in, in a built-in word and in one of the dictionary', () => {
    expect(say('cn')('chosen', { count: 3 })).toBe('已选 3 项');
    expect(say('en', { 'form.chosen': '{count} of {total}' })('chosen', { count: 3, total: '$&' })).toBe('3 of $&');
  });

  it('shows a value that is missing by its name', () => {
    expect(say('en')('chosen')).toBe('{count} chosen');
  });

  it('that is nowhere is its own key', () => {
    expect(say('en')('nothing' as 'submit')).toBe('nothing');
  });
});
