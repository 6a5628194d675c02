import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Lead } from '../../../widgets/kit/components/lead.tsx';

const show = (text: string) => {
  const shown = document.createElement('div');
  shown.innerHTML = renderToStaticMarkup(<Lead text={text} />);
  return shown;
};
const clausesOf = (text: string) => [...show(text).querySelectorAll('.clause')].map((clause) => clause.textContent);

describe('a lead in Chinese', () => {
  it.each([
    ['货在路上，钱也在路上。', ['货在路上，', '钱也在路上。']],
    ['他说：“先试算，再承诺。”一年后见', ['他说：', '“先试算，', '再承诺。”', '一年后见']],
    ['计划员、班组长看同一张表，当天对账', ['计划员、班组长看同一张表，', '当天对账']],
  ])('is in clauses, each with the marks that end it: %s', (text, clauses) => {
    expect(clausesOf(text)).toEqual(clauses);
  });

  it('breaks within a clause between words alone', () => {
    expect(show('用一份主计划管理7座工厂，再承诺交期').querySelector('.clause')?.innerHTML).toContain('<wbr>7座<wbr>');
  });

  it('loses nothing', () => {
    for (const text of ['一句话', '18家企业怎样起步，遇到什么难题？', '，。'])
      expect(show(text).textContent).toBe(text);
  });
});

it('a lead in English keeps a number with what it counts, and is else left as it is', () => {
  expect(show('Orders, stock and cash: 12 products, one ledger.').textContent).toBe(
    'Orders, stock and cash: 12\u00a0products, one ledger.',
  );
});

it('leaves no empty paragraph where a title has no lead', () => {
  expect(show('').innerHTML).toBe('');
});
