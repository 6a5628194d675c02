import { describe, expect, it } from 'vitest';
import heroCarousel from '../../../widgets/hero-carousel/hero-carousel.define.ts';
import { linksOf, picture, showWidget, textsOf } from './show-widget.tsx';

const slides = [
  { id: 1, title: 'Steer', pcResource: picture('night'), mobileResource: picture('dawn', 'light') },
  { id: 2, title: 'Arrive', pcResource: picture('noon', 'light') },
];
const opening = { id: 10, moduleType: 'CAROUSEL', moduleName: 'Hero', carouselOpt: slides };
const later = { id: 11, moduleType: 'CAROUSEL', moduleName: 'More', carouselOpt: [{ id: 3, title: 'Read on' }] };
const news = { id: 12, moduleType: 'NEWS', moduleName: 'News' };
const advantages = [{ id: 1, logo: '/files/a.svg', title: 'One ledger', desc: 'Kept once.' }];

function show(moduleId: number | undefined, modules: object[]) {
  const attributes: Record<string, string> = moduleId === undefined ? {} : { 'module-id': String(moduleId) };
  const answers = { 'POST /homepage': modules, 'POST /enterprise/advantage/list': advantages };
  return showWidget(heroCarousel, { attributes, answers });
}

describe('the hero carousel', () => {
  it('shows the advantages below the first carousel of the home page only', async () => {
    const modules = [opening, later];
    expect(textsOf(await show(10, modules), '.advantages h3')).toEqual(['One ledger']);
    expect((await show(11, modules)).querySelector('.advantages')).toBeNull();
  });

  it('leaves the page its title: slides come and go', async () => {
    for (const id of [10, undefined]) {
      const element = await show(id, [opening, later]);
      expect(textsOf(element, '.banner h2')).toEqual(['Steer', 'Arrive']);
      expect(element.querySelector('h1')).toBeNull();
    }
  });

  it('is the first carousel where no module is named', async () => {
    expect(textsOf(await show(undefined, [news, opening, later]), '.banner h2')).toEqual(['Steer', 'Arrive']);
  });

  it('gives a dark picture light words and a light picture dark ones, on phones by their own picture', async () => {
    const [first, second] = (await show(10, [opening])).querySelectorAll('.backdrop');
    expect([...(first?.classList ?? [])]).toEqual(expect.arrayContaining(['dark', 'phone-light']));
    expect([...(second?.classList ?? [])]).toEqual(expect.arrayContaining(['light', 'phone-light']));
  });

  it('fetches the first picture at once and the others when they are near', async () => {
    const pictures = [...(await show(10, [opening])).querySelectorAll('.banner img')];
    expect(pictures.map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy']);
  });

  it('takes from its module what a slide does not say, and pictures as a pair', async () => {
    const slide = { id: 1, title: 'Steer', desc: 'Own words.', pcResource: picture('own') };
    const spare = {
      subheading: 'Kicker',
      desc: 'Spare words.',
      pcResource: picture('spare'),
      mobileResource: picture('spare-phone'),
      jumpBO: { jumpContentType: 'URL', buttonTitle: 'Go', buttonLink: '/product' },
    };
    const element = await show(10, [{ ...opening, ...spare, carouselOpt: [slide, { id: 2, title: 'Arrive' }] }]);
    expect(textsOf(element, '.kicker')).toEqual(['Kicker', 'Kicker']);
    expect(textsOf(element, '.desc')).toEqual(['Own words.', 'Spare words.']);
    expect(linksOf(element, '.banner a')).toEqual(['/product Go', '/product Go']);
    const pictures = [...element.querySelectorAll('.banner :is(img, source)')];
    expect(pictures.map((each) => /\w[\w-]+(?=\.webp)/.exec(each.outerHTML)?.[0])).toEqual([
      'own',
      'own',
      'spare-phone',
      'spare',
    ]);
  });

  it('is called as its module is, the first one by what it has in front', async () => {
    const labelOf = async (id: number, modules: object[]) =>
      (await show(id, modules)).querySelector('.carousel')?.getAttribute('aria-label');
    expect(await labelOf(10, [opening, later])).toBe('Highlights');
    expect(await labelOf(11, [opening, later])).toBe('More');
    expect(await labelOf(11, [opening, { ...later, title: 'Read' }])).toBe('Read');
  });

  it('shows nothing for a module that the home page does not have', async () => {
    expect((await show(99, [opening])).childElementCount).toBe(0);
  });
});
