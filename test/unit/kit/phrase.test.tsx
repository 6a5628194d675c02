import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Phrase } from '../../../widgets/kit/components/phrase.tsx';
import { splitPhrase } from '../../../widgets/kit/components/split-phrase.ts';

describe('a heading in Chinese', () => {
  it('breaks between words alone', () => {
    expect(renderToStaticMarkup(<Phrase text="先谈清楚，再谈软件" />)).toMatch(
      /^先谈<wbr\/?>清楚，<wbr\/?>再谈<wbr\/?>软件$/,
    );
  });

  it.each([
    ['a particle to its word', '我们的软件', '我们的'],
    ['a mark to the word before it', '清楚，三天', '清楚，'],
    ['characters that a dictionary takes apart', '月末结账三天', '结账'],
    ['a bracket to the word behind it', '季刊《航线》', '《航线》'],
    ['a number to its measure', '服务2300家企业', '2300家'],
    ['what is counted whole, beside its measure', '1400台风机', '风机'],
    ['a month whole', '3个月结账', '3个月'],
    ['the first words behind a colon together', '竣工之前：工程结算白皮书', '工程结算'],
    ['what stands before a colon apart from them', '竣工之前：工程结算白皮书', '之前：'],
    ['a number to what makes it an ordinal', '《航线》第41期：等待', '第41期：'],
  ])('keeps %s', (_, text, piece) => {
    expect(splitPhrase(text)).toContain(piece);
  });

  it('loses nothing', () => {
    for (const text of ['2300 多家企业，21 个国家和地区', '“一本账”：从订单到回款', 'ERP 与 HCM']) {
      expect(splitPhrase(text).join('')).toBe(text);
    }
  });
});

describe('a heading in English', () => {
  it('is left as it is where it has no number', () => {
    expect(renderToStaticMarkup(<Phrase text="Start with one product" />)).toBe('Start with one product');
  });

  it.each([
    ['2,300 companies in 21 countries', '2,300 companies in 21\u00a0countries'],
    ['Meridian: 17% less overtime', 'Meridian: 17%\u00a0less overtime'],
  ])('keeps a number with what it counts: %s', (text, kept) => {
    expect(renderToStaticMarkup(<Phrase text={text} />)).toBe(kept);
  });
});
