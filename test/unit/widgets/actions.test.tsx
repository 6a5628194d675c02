import { describe, expect, it } from 'vitest';
import actions from '../../../widgets/actions/actions.define.ts';
import { linksOf, showWidget } from './show-widget.tsx';

describe('the floating actions', () => {
  it("open the site's consult form, and lead back to the top", async () => {
    const element = await showWidget(actions);
    expect(linksOf(element)).toEqual(['#top ', '/form/4001 Talk to an adviser']);
    expect(element.querySelector('[data-vt-open="form"]')?.getAttribute('data-vt-form-id')).toBe('4001');
    expect(element.querySelector('[href="#top"]')?.getAttribute('aria-label')).toBe('Back to top');
  });

  it("open the supplier portal's form there", async () => {
    const route = { path: '/go1688/supplier', params: {}, query: {}, base: '', host: 'localhost' };
    expect(linksOf(await showWidget(actions, { mark: 'cn', page: { route } }))[1]).toBe('/form/14008 预约顾问');
  });

  it('prefer the form that the page names', async () => {
    const element = await showWidget(actions, { attributes: { 'form-id': '9' } });
    expect(linksOf(element)[1]).toBe('/form/9 Talk to an adviser');
  });
});
