import { describe, expect, it } from 'vitest';
import notFound from '../../../widgets/not-found/not-found.define.ts';
import { at } from './landing.ts';
import { linksOf, showWidget, textsOf } from './show-widget.tsx';

describe('the not-found page', () => {
  it('says the same sentence in both languages, as English', async () => {
    for (const mark of ['cn', 'en'] as const) {
      const element = await showWidget(notFound, { mark });
      expect(textsOf(element, 'h1')).toEqual(['Oops. The page not found.']);
      expect(element.querySelector('h1')?.getAttribute('lang')).toBe('en');
    }
  });

  it("leads home and to the site's consult form", async () => {
    expect(linksOf(await showWidget(notFound, { mark: 'cn' }))).toEqual([
      '/ 返回首页',
      '/search 搜索全站',
      '/form/1 咨询我们',
    ]);
    expect(linksOf(await showWidget(notFound, { mark: 'en' }))).toEqual([
      '/ Back to the home page',
      '/search Search this site',
      '/form/4001 Contact us',
    ]);
  });

  it('leads back to the supplier portal below its address', async () => {
    const element = await showWidget(notFound, { mark: 'cn', page: at('/go1688') });
    expect(linksOf(element)).toEqual(['/go1688 返回采购与供应商首页', '/form/14008 咨询我们']);
  });

  it('has a 4–4 illustration that screen readers pass over', async () => {
    const drawing = (await showWidget(notFound)).querySelector('svg');
    expect(drawing?.getAttribute('aria-hidden')).toBe('true');
    expect(drawing?.querySelectorAll('.sail').length).toBe(2);
  });
});
