import { expect, it } from 'vitest';
import definition from '../../../widgets/portal-needs/portal-needs.define.ts';
import { at, landing, landingPages } from './landing.ts';
import { linksOf, showWidget, textsOf } from './show-widget.tsx';

const show = (page = landing, situation: Parameters<typeof showWidget>[1] = { page: at('/go1688/supplier') }) =>
  showWidget(definition, { answers: { 'POST /landingPage': landingPages(page) }, ...situation });

it('lists what is needed', async () => {
  const element = await show();
  expect(textsOf(element, '.needs h3')).toEqual(['License', 'Permits']);
  expect(textsOf(element, '.needs p')).toEqual(['A scan.']);
});

it('saves the agreement and opens the payment information, each under its name', async () => {
  const element = await show();
  expect(linksOf(element, '.papers a')).toEqual([
    '/files/agreement.pdf AgreementDownload PDF',
    '/files/fees.pdf Payment informationOpen PDF',
  ]);
  expect([...element.querySelectorAll('.papers a')].map((link) => link.hasAttribute('download'))).toEqual([
    true,
    false,
  ]);
});

it('is of the page that it names, wherever it stands', async () => {
  const element = await show(landing, { attributes: { address: '/go1688/supplier' } });
  expect(textsOf(element, 'h2')).toEqual(['What you need']);
});

it('is nothing where there is nothing to show', async () => {
  const { needs: _, agreement: __, paymentInfo: ___, ...bare } = landing;
  expect((await show(bare)).innerHTML).not.toContain('section');
});

it('has its script where there are documents alone', () => {
  const data = { count: 1, needs: [], documents: [] };
  expect(definition.wakeFor?.(data)).toBe('never');
  const file = { url: '/files/fees.pdf', type: 'document' as const };
  expect(definition.wakeFor?.({ ...data, documents: [{ kind: 'payment', file }] })).toBe('interaction');
});
