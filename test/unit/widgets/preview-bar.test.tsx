import { describe, expect, it } from 'vitest';
import previewBar from '../../../widgets/preview-bar/preview-bar.define.ts';
import { showWidget, textsOf } from './show-widget.tsx';

const attributes = { kind: 'news', name: 'Fall preview', state: 'draft', until: '2026-11-24T16:05:00.000Z' };
const show = (given: Record<string, string> = {}, mark: 'cn' | 'en' = 'en') =>
  showWidget(previewBar, { attributes: { ...attributes, ...given }, mark });

describe('the bar above a preview', () => {
  it('says of what it is, whether that is public, and until when, in the language of the site', async () => {
    expect(textsOf(await show(), 'p > *')).toEqual([
      'Preview',
      'Article “Fall preview”',
      'A draft, not public yet',
      'This link works until 2026/11/24 16:05 (UTC)',
    ]);
    expect(textsOf(await show({ name: '秋季版预告' }, 'cn'), 'p > *')).toEqual([
      '预览',
      '新闻《秋季版预告》',
      '草稿，尚未公开',
      '链接有效至2026年11月25日 00:05 (GMT+8)',
    ]);
  });

  it.each([
    ['waiting', 'Scheduled, not public yet'],
    ['past', 'No longer public'],
    ['public', 'Already public'],
  ])('tells an entry that is %s from a draft', async (state, words) => {
    expect(textsOf(await show({ state }), 'p > span')[1]).toBe(words);
  });

  it('knows a word for every type, and another for those to come', async () => {
    expect(textsOf(await show({ kind: 'join-us' }), 'p > span')[0]).toBe('Careers page “Fall preview”');
    expect(textsOf(await show({ kind: 'unheard-of' }), 'p > span')[0]).toBe('Entry “Fall preview”');
  });

  it('is nothing where it is told of nothing', async () => {
    expect((await showWidget(previewBar)).childElementCount).toBe(0);
    expect((await show({ until: 'soon' })).childElementCount).toBe(0);
  });
});
