import { describe, expect, it } from 'vitest';
import caseWall from '../../../widgets/case-wall/case-wall.define.ts';
import { linksOf, picture, showWidget, textsOf } from './show-widget.tsx';

const example = (id: number) => ({
  id,
  title: `Story ${id}`,
  desc: `Told ${id}`,
  customerName: `Customer ${id}`,
  place: `City ${id}`,
  location: [id * 10, id],
  coverMaterial: picture(`cover-${id}`),
  customerLogo: picture(`logo-${id}`),
});
const answersFor = (count: number) => ({
  'POST /example/list': Array.from({ length: count }, (_, index) => example(index + 1)),
});

describe('the wall of cases', () => {
  it('tells the first three, each one link to its page', async () => {
    const element = await showWidget(caseWall, { answers: answersFor(18) });
    expect(linksOf(element, '.case-grid a')).toEqual([1, 2, 3].map((id) => `/case-detail/${id} Story ${id}`));
  });

  it('names the place and the customer of every marker, and leads to the case', async () => {
    const element = await showWidget(caseWall, { answers: answersFor(18) });
    expect(element.querySelectorAll('.marker').length).toBe(18);
    expect(linksOf(element, '.tip-list a')[17]).toBe('/case-detail/18 City 18 Customer 18');
  });

  it('marks no place that nobody knows, and names a customer whose place has no name', async () => {
    const { location: _, ...nowhere } = example(1);
    const { place: __, ...unnamed } = example(2);
    const element = await showWidget(caseWall, { answers: { 'POST /example/list': [nowhere, unnamed] } });
    expect(linksOf(element, '.tip-list a').map((each) => each.trim())).toEqual(['/case-detail/2  Customer 2']);
    expect(element.querySelectorAll('.marker').length).toBe(1);
  });

  it('has no map where no place is known', async () => {
    const { location: _, ...nowhere } = example(1);
    const element = await showWidget(caseWall, { answers: { 'POST /example/list': [nowhere] } });
    expect(element.querySelector('.places')).toBeNull();
  });

  it('has a wall of all logos, whose names are read once', async () => {
    const element = await showWidget(caseWall, { answers: answersFor(18) });
    expect(linksOf(element, '.wall a').length).toBe(18);
    expect(linksOf(element, '.wall a')[11]).toBe('/case-detail/12 Customer 12');
    expect(element.querySelector('.wall img')?.getAttribute('alt')).toBe('');
  });

  it('has no wall where no customer has a logo', async () => {
    const { customerLogo: _, ...plain } = example(1);
    const element = await showWidget(caseWall, { answers: { 'POST /example/list': [plain] } });
    expect(element.querySelector('.wall')).toBeNull();
  });

  it('sends of the cards and logos, which stand in its HTML, no more than that there are some', () => {
    const examples = [1, 2].map((id) => ({ ...example(id), moduleType: 'Example' as const, location: undefined }));
    const sent = caseWall.client?.({ module: undefined, tips: [], told: examples, logos: examples });
    expect(sent?.told).toEqual([expect.objectContaining({ title: 'Story 1' })]);
    expect(sent?.logos).toHaveLength(1);
    expect(JSON.stringify(sent)).not.toMatch(/cover|Told/);
  });

  it("is headed by the module's words", async () => {
    const module = {
      id: 7,
      moduleType: 'Example',
      moduleName: 'Customers',
      title: 'Far and wide',
      subheading: 'Kicker',
      desc: 'Every day.',
      jumpBO: { jumpContentType: 'URL', buttonTitle: 'See all', buttonLink: '/cases' },
    };
    const answers = { ...answersFor(1), 'POST /homepage': [module] };
    const element = await showWidget(caseWall, { attributes: { 'module-id': '7' }, answers });
    expect(textsOf(element, '.section-head :is(h2, p)')).toEqual(['Kicker', 'Far and wide', 'Every day.']);
    expect(linksOf(element, '.more')).toEqual(['/cases See all']);
  });

  it('takes no place where there are none', async () => {
    const element = await showWidget(caseWall, { answers: { 'POST /example/list': [] } });
    expect(element.childElementCount).toBe(0);
  });
});
