import { describe, expect, it } from 'vitest';
import introduction from '../../../widgets/introduction/introduction.define.ts';
import { linksOf, picture, showWidget, textsOf } from './show-widget.tsx';

const menu = [
  { displayName: 'About us', pageAddress: '/about-us', pcResource: picture('wide'), desc: 'The menu says' },
];
const company = {
  id: 1,
  title: 'About Farsail',
  mainTitle: 'Two decades',
  logo: picture('logo'),
  describe: '<h2 id="h-a">What we do</h2><p>Software.</p><h2 id="h-b">Contact</h2>',
  metrics: [
    { value: '21', label: 'countries' },
    { value: '24', label: 'offices' },
  ],
  metricsSource: 'the annual report',
  milestones: [
    { date: '2003', title: 'Founded', desc: 'Seven people.' },
    { date: '2019', title: 'Cloud' },
  ],
};
const show = (entry: object = company, attributes: Record<string, string> = {}, mark: 'cn' | 'en' = 'en') =>
  showWidget(introduction, {
    attributes,
    mark,
    answers: {
      'POST /topNavigation/list': menu,
      'POST /introduce': entry,
      'GET /introduce/:id': ({ params }: { params: { id: number } }) => ({ ...entry, mainTitle: `Entry ${params.id}` }),
    },
  });

describe('the introduction of the company', () => {
  it('begins with its main title on the menu’s picture, and says whose it is', async () => {
    const element = await show();
    expect(textsOf(element, 'h1')).toEqual(['Two decades']);
    expect(textsOf(element, '.kicker')).toEqual(['About Farsail']);
    expect(element.querySelector('.backdrop img')?.getAttribute('src')).toContain('/files/wide.webp');
    expect(element.textContent).not.toContain('The menu says');
    const { mainTitle: _, ...plain } = company;
    const bare = await show(plain);
    expect([textsOf(bare, 'h1'), textsOf(bare, '.kicker')]).toEqual([['About Farsail'], []]);
  });

  it('has figures with their source, text beside its headings, and its milestones in their order', async () => {
    const element = await show();
    expect(textsOf(element, '.stat dd')).toEqual(['21', '24']);
    expect(textsOf(element, '.stat-source')).toEqual(['Source: the annual report']);
    expect(linksOf(element, '.anchors a')).toEqual(['#h-a What we do', '#h-b Contact']);
    expect(textsOf(element, '.time-line .date')).toEqual(['2003', '2019']);
    expect(textsOf(element, '.time-line h3')).toEqual(['Founded', 'Cloud']);
    expect(textsOf(await show(company, {}, 'cn'), 'section h2')).toEqual(['发展历程']);
  });

  it('leaves out what the content has not', async () => {
    const element = await show({ id: 1, title: 'About', describe: '<p>We.</p>' });
    for (const selector of ['.stat-band', '.time-line', '.anchors', '.figures'])
      expect(element.querySelector(selector)).toBeNull();
    expect(textsOf(element, '.rich')).toEqual(['We.']);
  });

  it('leads to the news, and says where one is', async () => {
    const element = await show();
    expect(linksOf(element, '.about-nav a')).toEqual(['/about-us Company', '/about-us/news News']);
    expect(textsOf(element, '[aria-current="page"]')).toEqual(['Company']);
  });

  it('may be another one than the site’s', async () => {
    expect(textsOf(await show(company, { 'introduction-id': '7' }), 'h1')).toEqual(['Entry 7']);
  });
});
