import { describe, expect, it } from 'vitest';
import definition from '../../../widgets/text-page/text-page.define.ts';
import { linksOf, showWidget, textsOf } from './show-widget.tsx';

const page = {
  id: 1,
  title: 'Privacy policy',
  desc: 'What is collected.',
  pageAddress: '/privacy',
  updatedAt: '2026-02-28T16:00:00.000Z',
  content: '<p>Only what you send.</p><h2 id="rights">Your rights</h2><p><a href="/services">Ask us</a></p>',
};
const answers = {
  'POST /textPage': ({ body }: { body: { site: { id: number }; pageAddress: string } }) => ({
    ...page,
    title: `${page.title} at ${body.pageAddress} of ${body.site.id}`,
  }),
};

describe('a page of text', () => {
  it('shows the text of the address that it stands at', async () => {
    const route = { path: '/privacy', params: {}, query: {}, base: '', host: 'localhost' };
    const element = await showWidget(definition, { answers, page: { route } });
    expect(textsOf(element, 'h1')).toEqual(['Privacy policy at /privacy of 2']);
    expect(textsOf(element, '.lead')).toEqual(['What is collected.']);
    expect(element.querySelector('.rich')?.textContent).toContain('Only what you send.');
  });

  it('shows the text of another address where it is told so', async () => {
    const element = await showWidget(definition, { answers, attributes: { address: '/terms' } });
    expect(textsOf(element, 'h1')).toEqual(['Privacy policy at /terms of 2']);
  });

  it('has its headings as a list of links, and links within the site', async () => {
    const element = await showWidget(definition, { answers });
    expect(linksOf(element)).toEqual(['#rights Your rights', '/services Ask us']);
  });

  it('says when it was last changed, as the readers of the site write dates', async () => {
    const ofZone = { ...page, updatedAt: '2026-03-01T04:00:00.000Z' };
    const element = await showWidget(definition, { answers: { 'POST /textPage': ofZone }, mark: 'cn' });
    expect(textsOf(element, '.date')).toEqual(['更新于2026年03月01日']);
  });
});
