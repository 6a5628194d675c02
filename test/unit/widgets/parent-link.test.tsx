import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageHero } from '../../../widgets/kit/components/page-hero.tsx';
import { SurroundingsContext } from '../../../widgets/kit/runtime/view.tsx';
import { ParentLink } from '../../../widgets/shared/parent-link.tsx';
import { sites } from './show-widget.tsx';

it("an entry's hero leads back to its list above the title, within the site that it is of", () => {
  const route = { path: '/product/3', params: {}, query: {}, base: '/en', host: 'localhost' };
  const element = document.createElement('div');
  element.innerHTML = renderToStaticMarkup(
    <SurroundingsContext.Provider
      value={{ origin: '', rendered: true, page: { site: sites.en, route }, link: (path) => `/en${path}` }}
    >
      <PageHero title="Ledger" kicker={<ParentLink parent={{ name: 'Products', address: '/product' }} />} />
    </SurroundingsContext.Provider>,
  );
  const link = element.querySelector('.kicker a');
  expect(link?.getAttribute('href')).toBe('/en/product');
  expect(link?.textContent).toBe('Products');
  expect(link?.parentElement?.nextElementSibling?.tagName).toBe('H1');
});
