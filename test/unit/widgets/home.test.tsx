import { describe, expect, it } from 'vitest';
import home from '../../../widgets/home/home.define.ts';
import { showWidget, sites, textsOf } from './show-widget.tsx';

const modules = [
  { id: 12, moduleType: 'NEWS', moduleName: 'News' },
  { id: 10, moduleType: 'CAROUSEL', moduleName: 'Hero' },
];

const show = (answer: unknown) =>
  showWidget(home, { answers: { 'GET /site/:id': sites.en, 'POST /homepage': answer } });

describe('the home page', () => {
  it('has the site’s title for its heading, whatever its modules are', async () => {
    for (const answer of [modules, [...modules].reverse(), []]) {
      expect(textsOf(await show(answer), 'h1')).toEqual(['Farsail']);
    }
  });

  it('has its modules in the marketer’s order', async () => {
    const element = await show(modules);
    expect([...element.querySelectorAll('[module-id]')].map(({ localName }) => localName)).toEqual([
      'vt-news',
      'vt-hero-carousel',
    ]);
  });

  it('has its other modules where one is of a type that no widget shows', async () => {
    const unknown = { id: 13, moduleType: 'QUIZ', moduleName: 'Quiz' };
    const element = await show([unknown, ...modules]);
    expect(element.querySelectorAll('[module-id]').length).toBe(2);
  });
});
