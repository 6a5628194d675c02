import { describe, expect, it } from 'vitest';
import homeSolutions from '../../../widgets/home-solutions/home-solutions.define.ts';
import { linksOf, showWidget } from './show-widget.tsx';
import { groups } from './solutions.ts';

const answers = { 'POST /solution/list': groups };
const show = () => showWidget(homeSolutions, { answers });

describe('the solutions of the home page', () => {
  it('stand under their industries, each with its own page', async () => {
    const element = await show();
    expect(linksOf(element, 'h3 a')).toEqual(['/solution#1 Retail', '/solution#2 Energy', '/solution#3 Logistics']);
    expect(linksOf(element, '.links a')).toEqual([
      '/solution/21 Replenishment',
      '/solution/11 Asset lifecycle',
      '/solution/12 Group procurement',
    ]);
  });

  it('have a tab for every industry, which leads to its solutions while there is no script', async () => {
    expect(linksOf(await show(), '.slide-tab')).toEqual([
      '/solution#1 Retail',
      '/solution#2 Energy',
      '/solution#3 Logistics',
    ]);
  });

  it('show the picture of an industry that has one, and the phone’s', async () => {
    const [retail, energy] = (await show()).querySelectorAll('.industry');
    expect(retail?.querySelector(':scope > img, :scope > picture')).toBeNull();
    expect(energy?.querySelector('img')?.getAttribute('src')).toContain('/files/wind.webp');
    expect(energy?.querySelector('source')?.getAttribute('srcset')).toContain('/files/wind-phone.webp');
  });

  it('name up to three customers of an industry, each with its case', async () => {
    const element = await show();
    expect(linksOf(element, '.customers a')).toEqual([
      '/case-detail/1 Customer 1',
      '/case-detail/2 Customer 2',
      '/case-detail/3 Customer 3',
    ]);
    expect(element.querySelector('.customers')?.getAttribute('aria-label')).toBe('Customers in Retail');
  });

  it('leave no empty list for an industry without solutions or customers', async () => {
    const element = await show();
    expect(element.querySelectorAll('.links')).toHaveLength(2);
    expect(element.querySelectorAll('.customers')).toHaveLength(1);
  });

  it('take no place where there are none', async () => {
    const element = await showWidget(homeSolutions, { answers: { 'POST /solution/list': [] } });
    expect(element.childElementCount).toBe(0);
  });
});
