import { expect, it } from 'vitest';
import { addresses } from '../../../contract/addresses.ts';
import { isRedirect } from '../../../pages/page-route.ts';
import { routes } from '../../../pages/routes.ts';
import { marks, pages, pathOf } from '../../browser/pages.ts';

const walked = pages.map(({ address }) => address);

it.each(Object.values(addresses))('%s, which menus and links may lead to, has a row in pages/routes.ts', (address) => {
  expect(routes.map((route) => route.address)).toContain(address);
});

it.each(routes.filter((route) => !isRedirect(route) && !route.unlisted).map(({ address }) => address))(
  'the pages of %s have one that browser tests walk',
  (address) => {
    expect(walked).toContain(address);
  },
);

it.each(pages)('the $name that browser tests walk is a page of a route, in each language', (page) => {
  if (page.address !== '*') expect(routes.map(({ address }) => address)).toContain(page.address);
  for (const mark of marks) expect(pathOf(page, mark)).toMatch(/^\/[\w/-]*(\?q=\w+)?$/);
});
