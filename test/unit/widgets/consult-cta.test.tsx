import { describe, expect, it } from 'vitest';
import consultCta from '../../../widgets/consult-cta/consult-cta.define.ts';
import { at, landing, landingPages } from './landing.ts';
import { linksOf, picture, showWidget, textsOf } from './show-widget.tsx';

const module = {
  id: 4,
  moduleType: 'BUSINESS_CONSULTING',
  moduleName: 'Consulting',
  title: 'Talk first',
  pcResource: picture('bright', 'light'),
  jumpBO: { jumpContentType: 'FORM', buttonTitle: 'Book a review', formBO: { id: 5 } },
};
const answers = { 'POST /homepage': [module] };

describe('the call to consult', () => {
  it("says the module's words and opens its form", async () => {
    const element = await showWidget(consultCta, { attributes: { 'module-id': '4' }, answers });
    expect(textsOf(element, 'h2')).toEqual(['Talk first']);
    expect(linksOf(element)).toEqual(['/form/5 Book a review']);
    expect(element.querySelector('a')?.getAttribute('data-vt-open')).toBe('form');
  });

  it('has the name of a module without a title', async () => {
    const untitled = { ...module, title: undefined };
    const element = await showWidget(consultCta, {
      attributes: { 'module-id': '4' },
      answers: { 'POST /homepage': [untitled] },
    });
    expect(textsOf(element, 'h2')).toEqual(['Consulting']);
  });

  it('closes a landing page of the supplier portal with that page’s own words and form', async () => {
    const element = await showWidget(consultCta, {
      page: at('/go1688/supplier'),
      answers: { 'POST /landingPage': landingPages(landing) },
    });
    expect(textsOf(element, 'h2')).toEqual(['See the demand']);
    expect(linksOf(element)).toEqual(['/form/4001 Talk']);
  });

  it('prefers the form that the page asks for', async () => {
    const element = await showWidget(consultCta, { attributes: { 'module-id': '4', 'form-id': '9' }, answers });
    expect(linksOf(element)).toEqual(['/form/9 Book a review']);
  });

  it('leads where its module says, be it no form', async () => {
    const jumpBO = { jumpContentType: 'URL', buttonTitle: 'Read on', buttonLink: '/services' };
    const element = await showWidget(consultCta, {
      attributes: { 'module-id': '4' },
      answers: { 'POST /homepage': [{ ...module, subheading: 'Advice', jumpBO }] },
    });
    expect(linksOf(element)).toEqual(['/services Read on']);
    expect(textsOf(element, '.kicker')).toEqual(['Advice']);
  });

  it('has the button that the top navigation has for a page', async () => {
    const jumpBO = { jumpContentType: 'FORM', buttonTitle: 'Name your industry', formBO: { id: 7 } };
    const element = await showWidget(consultCta, {
      attributes: { address: '/solution' },
      answers: { 'POST /topNavigation/list': [{ pageAddress: '/product' }, { pageAddress: '/solution', jumpBO }] },
    });
    expect(linksOf(element)).toEqual(['/form/7 Name your industry']);
  });

  it("has words of its own and the site's consult form where there is no module", async () => {
    const element = await showWidget(consultCta, { mark: 'cn' });
    expect(linksOf(element)).toEqual(['/form/1 预约顾问']);
  });

  it('has dark words on a light picture', async () => {
    const element = await showWidget(consultCta, { attributes: { 'module-id': '4' }, answers });
    expect(element.querySelector('.backdrop')?.classList.contains('light')).toBe(true);
  });
});
