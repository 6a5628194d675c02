import { expect, it } from 'vitest';
import definition from '../../../widgets/portal-apply/portal-apply.define.ts';
import { linksOf, showWidget, textsOf } from './show-widget.tsx';

const show = (mark: 'cn' | 'en', portal: object = {}) =>
  showWidget(definition, { mark, answers: { 'POST /supplierPortal': portal } });

it.each([
  ['cn', '14008'],
  ['en', '4001'],
] as const)('has the portal’s form in the page, in %s, wherever it stands', async (mark, id) => {
  const form = (await show(mark)).querySelector('vt-form');
  expect(form?.getAttribute('form-id')).toBe(id);
  expect(form?.hasAttribute('mode')).toBe(false);
});

it('leads members to the portal’s host, where the server knows it', async () => {
  expect(linksOf(await show('en', { entry: 'https://supplier.example' }))).toEqual([
    'https://supplier.example Sign in',
  ]);
  const without = await show('en');
  expect(linksOf(without)).toEqual([]);
  expect(textsOf(without, '.joined')).toEqual([]);
});
