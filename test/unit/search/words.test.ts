import { describe, expect, it } from 'vitest';
import { readSearchWords } from '../../../server/search/read-search-words.ts';
import { foldText, listTerms } from '../../../server/search/words.ts';

const wordsOf = (typed: string) => readSearchWords(typed).map(({ text }) => text);

describe('the terms of a text', () => {
  it('are its words, without case, width and accents', () => {
    expect(listTerms(foldText('Café ＡＩ, naïve—Ｘ１'))).toEqual(['cafe', 'ai', 'naive', 'x1']);
  });

  it('are of Chinese each two letters next to each other, and a run’s last one', () => {
    expect(listTerms('总账核算')).toEqual(['总账', '账核', '核算', '算']);
    expect(listTerms('12款erp产品')).toEqual(['12', '款', 'erp', '产品', '品']);
  });
});

it('has the parts of a Chinese day as terms, beside what a text has without them', () => {
  expect(listTerms('12月结账')).toEqual(['12', '月结', '结账', '账', '12月']);
});

describe('the words of a search', () => {
  it('are the parts of a Chinese day', () => {
    expect(wordsOf('２０２６年12月活动')).toEqual(['2026年', '12月', '活动']);
  });

  it('have with them the letters beside them that are no words, where these join none', () => {
    const runsOf = (typed: string) => readSearchWords(typed).map(({ run }) => run);
    expect([wordsOf('工资条'), runsOf('工资条')]).toEqual([['工资'], ['工资条']]);
    expect([wordsOf('邵江流'), runsOf('邵江流')]).toEqual([['江流'], ['邵江流']]);
    expect(runsOf('数据的平台')).toEqual([undefined, undefined]);
  });

  it('end where Chinese words do, and leave particles out', () => {
    expect(wordsOf('数据的平台')).toEqual(['数据', '平台']);
    expect(wordsOf('AI 数据 Café')).toEqual(['ai', '数据', 'cafe']);
  });

  it('are single letters where there is nothing else, and keep together what stands together', () => {
    expect(wordsOf('的')).toEqual(['的']);
    expect(wordsOf('恒达')).toEqual(['恒达']);
  });

  it('are single letters that stand apart, but no particle beside anything else', () => {
    expect(wordsOf('WMS 仓')).toEqual(['wms', '仓']);
    expect(wordsOf('仓 WMS')).toEqual(['仓', 'wms']);
    expect(wordsOf('ＫＰＩ仓')).toEqual(['kpi', '仓']);
    expect(wordsOf('税 库存')).toEqual(['税', '库存']);
    expect(wordsOf('MES和ERP的区别')).toEqual(['mes', 'erp', '区别']);
    expect(wordsOf('与 的')).toEqual(['与', '的']);
  });

  it('are no English words that join others, where there are others', () => {
    expect(wordsOf('event in Singapore')).toEqual(['event', 'singapore']);
    expect(wordsOf('how do we close the books')).toEqual(['close', 'books']);
    expect(wordsOf('the')).toEqual(['the']);
    expect(wordsOf('to the')).toEqual(['to', 'the']);
    expect(wordsOf('and 采购')).toEqual(['采购']);
    // Abbreviations that are written as such words.
    expect(wordsOf('IT for US')).toEqual(['it', 'us']);
  });

  it('are the last one too while it is typed, whatever it may become', () => {
    const begun = (typed: string) => readSearchWords(typed, true).map(({ text }) => text);
    expect(begun('close of the')).toEqual(['close', 'the']);
    expect(begun('the d')).toEqual(['the', 'd']);
  });

  it('begin others unless they are figures or have a letter or two; the last one that is typed may have two', () => {
    const begin = (typed: string, begun?: boolean) =>
      readSearchWords(typed, begun).flatMap(({ text, begins }) => (begins ? [text] : []));
    expect(begin('wi fi wifi 2026 5s 仓')).toEqual(['wifi', '仓']);
    expect(begin('wi fi', true)).toEqual(['fi']);
    expect(begin('wifi w', true)).toEqual(['wifi']);
    expect(begin('wifi 20', true)).toEqual(['wifi', '20']);
  });

  it('are the same in traditional letters as in simplified ones', () => {
    expect(wordsOf('倉庫 生产計劃')).toEqual(wordsOf('仓库 生产计划'));
    expect(wordsOf('供應鏈')).toEqual(wordsOf('供应链'));
    expect(foldText('後里裏乾儲藏')).toBe('后里里干储藏');
  });

  it('are each counted once, and no more than a dozen', () => {
    expect(wordsOf('a A ａ')).toEqual(['a']);
    expect(wordsOf(Array.from({ length: 40 }, (_, index) => `w${index}`).join(' '))).toHaveLength(12);
  });

  it.each(['', '   ', '…!？', '🙂🙂', '\u0000', '<>'])('are none in %j', (typed) => {
    expect(wordsOf(typed)).toEqual([]);
  });
});
