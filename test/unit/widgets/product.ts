import type { Product, ProductGroup } from '../../../contract/entities/product.ts';
import { picture, showWidget } from './show-widget.tsx';

/** A product with all that a page shows of one. */
export const product: Product = {
  id: 12,
  name: 'Farsail Production',
  tagline: 'Dates that hold',
  desc: 'From plan to receipt.',
  proLogo: '/files/logo.svg',
  pcResource: picture('screen'),
  mobileResource: picture('screen-phone'),
  diagram: picture('diagram', 'light'),
  isShowEnterpriseDemandTitle: true,
  productConfig: {
    name: 'Plans fall behind',
    desc: 'Replanning is slow.',
    config: [
      { id: 1, title: 'Rush orders', desc: 'Nobody knows what they cost.', resource: picture('rush') },
      { id: 2, title: 'Parts by phone' },
    ],
  },
  businessValues: [
    { id: 3, title: '96% on time', desc: 'Orders are tested.', resourceUrl: '/files/kitting.webp' },
    { id: 4, title: '18% less stock', resource: picture('dispatch') },
  ],
  productSuperiority: [{ id: 5, title: 'Works offline', desc: 'For eight hours.' }],
  coreFunctions: [
    {
      id: 2401,
      name: 'Planning',
      iconUrl: '/files/plan.svg',
      functionList: [{ id: 6, title: 'Master planning', desc: 'In one run.', resource: picture('planning') }],
    },
    { id: 2402, name: 'Shop floor', functionList: [{ title: 'Dispatch' }, { title: 'Checks' }] },
  ],
  businessBluePrints: [{ id: 3404, title: 'Process', logo: '/files/process.svg', resourceUrl: '/files/process.webp' }],
  applicationScenes: [
    {
      name: 'Many plants',
      desc: 'One master plan.',
      resource: picture('plants'),
      config: [{ title: 'Transfers' }, { title: 'One item code' }],
    },
    { name: 'Precision parts' },
  ],
  exampleBOList: [{ id: 9, title: 'Harrow', customerName: 'Harrow', moduleType: 'Example' }],
  jumpBO: { jumpContentType: 'FORM', buttonTitle: 'Book a demo', formBO: { id: 7 } },
};

const groups: ProductGroup[] = [
  { id: 2, name: 'People', productList: [] },
  { id: 3, name: 'Core', productList: [{ id: 12, name: 'Farsail Production' }] },
];

/** A section of the product, with what is told of it changed. */
export function showSection(definition: unknown, changes: Partial<Product> = {}, situation = {}) {
  return showWidget(definition, {
    attributes: { 'product-id': '12' },
    answers: { 'GET /product/:id': { ...product, ...changes }, 'POST /product/list': groups },
    ...situation,
  });
}
