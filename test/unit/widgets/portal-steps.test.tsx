import { expect, it } from 'vitest';
import definition from '../../../widgets/portal-steps/portal-steps.define.ts';
import { at, landing, landingPages } from './landing.ts';
import { showWidget, textsOf } from './show-widget.tsx';

const answers = { 'POST /landingPage': landingPages(landing) };

it('leads through the steps, in their order', async () => {
  const element = await showWidget(definition, { page: at('/go1688/supplier'), answers });
  expect(textsOf(element, 'h2')).toEqual(['Join in two steps']);
  expect(textsOf(element, 'ol > li h3')).toEqual(['Apply', 'Sign']);
  expect(textsOf(element, '.number')).toEqual(['1', '2']);
});

it('counts them in the page’s language', async () => {
  const element = await showWidget(definition, { mark: 'cn', page: at('/go1688/supplier'), answers });
  expect(textsOf(element, 'h2')).toEqual(['两步完成入驻']);
});

it('is nothing without steps', async () => {
  const { steps: _, ...bare } = landing;
  const bareAnswers = { 'POST /landingPage': landingPages(bare) };
  const element = await showWidget(definition, { page: at('/go1688/supplier'), answers: bareAnswers });
  expect(element.innerHTML).not.toContain('section');
});
