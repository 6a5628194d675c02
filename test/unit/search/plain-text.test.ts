import { describe, expect, it } from 'vitest';
import { joinBlocks, toPlainText, toReadText } from '../../../server/search/plain-text.ts';

it('reads the words of HTML', () => {
  expect(toPlainText('<h2>A<wbr>B</h2><p>1 &lt; 2 &amp;lt; <strong>3</strong>&#39;s</p>')).toBe("AB 1 < 2 &lt; 3's");
});

describe('HTML as it reads in an excerpt', () => {
  it('has a dot behind a heading, a list’s item and a cell that end without a mark', () => {
    expect(toReadText('<h2>For suppliers</h2>\n<p>You only get requests.</p><p>Quoting is free.</p>')).toBe(
      'For suppliers · You only get requests. Quoting is free.',
    );
    expect(toReadText('<ul><li>上海</li><li>媒体交流会</li></ul><table><tr><td>1</td><td>2</td></tr></table>')).toBe(
      '上海 · 媒体交流会 · 1 · 2',
    );
    expect(toReadText('<p>Bring:</p><ul><li>an <em>ID</em></li></ul>')).toBe('Bring: an ID');
  });

  it('has no space behind a Chinese mark', () => {
    expect(toReadText('<p>各买各的。</p>\n<p>SAP也是。”</p><p>应急（原40天）</p><p>三天</p>')).toBe(
      '各买各的。SAP也是。”应急（原40天） · 三天',
    );
    expect(toReadText('<p>需求合并 ， 采购\n平台</p>')).toBe('需求合并，采购平台');
    expect(toReadText('<p>《账》 · 林川</p>')).toBe('《账》 · 林川');
  });

  it('has Chinese colons and commas between Chinese letters, and Latin ones elsewhere', () => {
    expect(toReadText('<li><strong>集中有名无实</strong>: 名为集中采购</li>')).toBe('集中有名无实：名为集中采购');
    expect(toReadText('<li><strong>−9%</strong>: 采购成本</li>')).toBe('−9%：采购成本');
    expect(toReadText('<li><strong>13:30</strong>: 6个分会</li>')).toBe('13:30：6个分会');
    expect(toReadText('<p>产品更新, 供应链,客户</p>')).toBe('产品更新，供应链，客户');
    expect(toReadText('<p>物流:</p>')).toBe('物流：');
    expect(toReadText('<p>Source: books, “ledgers”: all at 09:30, 开放时间09:30</p>')).toBe(
      'Source: books, “ledgers”: all at 09:30，开放时间09:30',
    );
  });

  it('keeps the spaces that its writer has put between Chinese words on a line', () => {
    expect(toReadText('<p>林川 沈若溪</p>')).toBe('林川 沈若溪');
  });
});

it('joins texts as blocks, and leaves empty ones out', () => {
  expect(joinBlocks(['一句。', '', ' 产品 ', '云'])).toBe('一句。产品 · 云');
});
