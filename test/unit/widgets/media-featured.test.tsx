import { describe, expect, it } from 'vitest';
import mediaFeatured from '../../../widgets/media-featured/media-featured.define.ts';
import { filmOf } from './media.ts';
import { linksOf, showWidget } from './show-widget.tsx';

const show = (query = {}, films = [filmOf(1), filmOf(2)]) =>
  showWidget(mediaFeatured, {
    page: { route: { path: '/media', params: {}, query, base: '', host: 'localhost' } },
    answers: { 'GET /multimedia/resource/carousel/list/:siteId': films },
  });

describe('the films that were chosen', () => {
  it('stand in turn, each a link to its own page', async () => {
    const element = await show();
    expect(linksOf(element, '.slide .media-title a')).toEqual(['/Media/1 Film 1', '/Media/2 Film 2']);
  });

  it('are nothing above a list that is narrowed, and where none was chosen', async () => {
    expect((await show({ keyword: 'plan' })).innerHTML).toBe('');
    expect((await show({}, [])).innerHTML).toBe('');
  });
});
