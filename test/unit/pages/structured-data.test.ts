import { describe, expect, it } from 'vitest';
import { addresses } from '../../../contract/addresses.ts';
import type { Call } from '../../../contract/calls.ts';
import { createBreadcrumbs, createItemList, createOrganization, joinNodes } from '../../../pages/structured-data.ts';
import { sites } from '../widgets/show-widget.tsx';

const origin = 'https://en.vendor.example';
const call = (async (name: string, { body }: { body: { site: { id: number } } }) => {
  if (name !== 'POST /topNavigation/list') throw new Error(`The test has no answer for ${name}.`);
  return [
    { id: 1, displayName: body.site.id === 1 ? '产品' : 'Products', navigationName: 'P', pageAddress: '/product' },
  ];
}) as unknown as Call;
const context = { call, site: sites.en, origin };

const steps = ({ itemListElement }: { itemListElement?: unknown }) =>
  (itemListElement as { position: number; name: string; item: string }[]).map(
    ({ position, name, item }) => `${position} ${name} ${item}`,
  );

describe("a page's breadcrumbs", () => {
  it('lead from the home page over the section, by its name in the menu, to the page itself', async () => {
    const trail = await createBreadcrumbs(context, addresses.products, { name: 'Ledger', address: '/product/3' });
    expect(trail['@type']).toBe('BreadcrumbList');
    expect(steps(trail)).toEqual([
      '1 Home https://en.vendor.example/',
      '2 Products https://en.vendor.example/product',
      '3 Ledger https://en.vendor.example/product/3',
    ]);
  });

  it("speak the site's language", async () => {
    const trail = await createBreadcrumbs({ ...context, site: sites.cn }, addresses.products);
    expect(steps(trail).map((step) => step.split(' ')[1])).toEqual(['首页', '产品']);
  });

  it('leave out a section that the menu does not list', async () => {
    const trail = await createBreadcrumbs(context, addresses.cases, { name: 'Harrow', address: '/case-detail/9' });
    expect(steps(trail).map((step) => step.split(' ')[1])).toEqual(['Home', 'Harrow']);
  });
});

describe("a page's structured data", () => {
  it('has a list of entries in its order, by their absolute addresses', () => {
    const list = createItemList({ origin }, [
      { name: 'Ledger', address: '/product/3' },
      { name: 'Payroll', address: '/product/1' },
    ]);
    expect(list).toMatchObject({
      '@type': 'ItemList',
      numberOfItems: 2,
      itemListElement: [
        { position: 1, name: 'Ledger', url: `${origin}/product/3` },
        { position: 2, name: 'Payroll', url: `${origin}/product/1` },
      ],
    });
  });

  it('holds all nodes in one graph', () => {
    const organization = createOrganization({ site: sites.en, origin });
    expect(joinNodes(organization, { '@type': 'WebSite' })).toEqual({
      '@graph': [expect.objectContaining({ '@id': `${origin}/#organization` }), { '@type': 'WebSite' }],
    });
  });
});
