import { describe, expect, it } from 'vitest';
import joinUs from '../../../widgets/join-us/join-us.define.ts';
import { linksOf, showWidget, textsOf } from './show-widget.tsx';

const page = {
  id: 1,
  title: 'Careers',
  describe: '<p>Come.</p>',
  jumpBO: { jumpContentType: 'URL', buttonTitle: 'All jobs', buttonLink: 'https://jobs.example/' },
  positions: [
    { title: 'Engineer', places: ['Shanghai', 'Xi’an'], address: 'https://jobs.example/engineer' },
    { title: 'Adviser', desc: 'Plants', places: ['Shanghai'] },
  ],
};
const show = (mark: 'cn' | 'en' = 'en', attributes: Record<string, string> = {}) =>
  showWidget(joinUs, {
    attributes,
    mark,
    answers: { 'POST /joinUs': page, 'GET /joinUs/:id': { ...page, title: 'A draft' } },
  });

describe('the page of those who might join', () => {
  it('has a banner with a button', async () => {
    expect(linksOf(await show(), '.page-hero a')).toEqual(['https://jobs.example/ All jobs']);
  });

  it('names open jobs below each city that they are in, and leads to where one applies', async () => {
    const element = await show();
    expect(textsOf(element, '.place h3')).toEqual(['Shanghai', 'Xi’an']);
    expect(textsOf(element, '.section-head + .place h4')).toEqual(['Engineer', 'Adviser']);
    expect(linksOf(element, '.place a')).toEqual([
      'https://jobs.example/engineer Engineer',
      'https://jobs.example/engineer Engineer',
    ]);
    expect(textsOf(await show('cn'), 'h2')).toEqual(['正在招聘']);
  });

  it('may be another one than the site’s', async () => {
    expect(textsOf(await show('en', { 'page-id': '3' }), 'h1')).toEqual(['A draft']);
  });
});
