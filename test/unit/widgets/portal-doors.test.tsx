import { expect, it } from 'vitest';
import { CallError } from '../../../contract/unwrap.ts';
import definition from '../../../widgets/portal-doors/portal-doors.define.ts';
import { landing, landingPages } from './landing.ts';
import { linksOf, showWidget, textsOf } from './show-widget.tsx';

const portal = {
  ...landing,
  id: 5,
  pageAddress: '/go1688',
  banners: [{ title: 'Where both meet', desc: 'Choose your side.' }],
};
const purchaser = { ...landing, id: 6, title: 'Become a purchaser', pageAddress: '/go1688/purchaser' };

it('has the portal’s words and two doors, each to its page', async () => {
  const answers = { 'POST /landingPage': landingPages(portal, purchaser, landing) };
  const element = await showWidget(definition, { answers });
  expect(textsOf(element, 'h1, .lead')).toEqual(['Where both meet', 'Choose your side.']);
  expect(linksOf(element, '.door a')).toEqual([
    '/go1688/purchaser Become a purchaser',
    '/go1688/supplier Become a supplier',
  ]);
  expect(textsOf(element, '.door p')).toEqual(['Quote online.', 'Quote online.']);
});

it('has no door to a page that there is not', async () => {
  const answers = { 'POST /landingPage': landingPages(portal, landing) };
  expect(textsOf(await showWidget(definition, { answers }), '.door h2')).toEqual(['Become a supplier']);
});

it('fails where a page cannot be asked for', async () => {
  const refuse = ({ body }: { body: { pageAddress: string } }) =>
    body.pageAddress === '/go1688' ? portal : Promise.reject(new CallError(503, 'No.'));
  await expect(showWidget(definition, { answers: { 'POST /landingPage': refuse } })).rejects.toThrow('No.');
});
