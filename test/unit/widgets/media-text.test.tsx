import { expect, it } from 'vitest';
import mediaText from '../../../widgets/media-text/media-text.define.ts';
import { filmOf } from './media.ts';
import { showWidget, textsOf } from './show-widget.tsx';

const show = (resourceDesc?: string, mark: 'cn' | 'en' = 'en') =>
  showWidget(mediaText, {
    mark,
    attributes: { 'media-id': '7' },
    answers: { 'GET /multimedia/resource/:id': filmOf(7, { resourceDesc }) },
  });

it('says what a film is about, under a heading in the language of the site', async () => {
  const element = await show('<p>Ten <em>minutes</em>.</p>');
  expect(textsOf(element, 'h2')).toEqual(['About this video']);
  expect(textsOf(element, '.rich p')).toEqual(['Ten minutes.']);
  expect(textsOf(await show('<p>十分钟。</p>', 'cn'), 'h2')).toEqual(['内容介绍']);
});

it('is nothing where nothing is said', async () => {
  expect((await show()).innerHTML).toBe('');
});
