import { describe, expect, it } from 'vitest';
import { excerpt, markHits } from '../../../server/search/mark-hits.ts';
import { toPlainText } from '../../../server/search/plain-text.ts';
import { readSearchWords } from '../../../server/search/words.ts';

const write = (parts: { text: string; hit?: true }[]) =>
  parts.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('');
const mark = (text: string, typed: string) => write(markHits(text, readSearchWords(typed)));
const cut = (text: string, typed: string) => write(excerpt([text], readSearchWords(typed)));

describe('marked words', () => {
  it('are those that were found, as the text writes them', () => {
    expect(mark('The LEDGER, ledgers and a Café', 'ledger cafe')).toBe('The [LEDGER], [ledgers] and a [Café]');
    expect(mark('远帆总账与总账', '总账')).toBe('远帆[总账]与[总账]');
    expect(mark('½ ﬁnance … Ｘ１', 'finance x1')).toBe('½ [ﬁnance] … [Ｘ１]');
  });

  it('are found in traditional letters by simplified ones, and the other way round, each as the text writes it', () => {
    expect(mark('倉庫與㜢仓库：供應鏈', '仓库')).toBe('[倉庫]與㜢[仓库]：供應鏈');
    expect(mark('½ 仓库与计划', '倉庫 計劃')).toBe('½ [仓库]与[计划]');
  });

  it('are those that are spelt almost so, where none is as typed', () => {
    expect(mark('The ledger', 'ledgre')).toBe('The [ledger]');
    expect(mark('The ledger', 'lid')).toBe('The ledger');
  });

  it('join where they touch, and leave a text without any as it is', () => {
    expect(mark('数据平台', '数据 平台')).toBe('[数据平台]');
    expect(mark('<b>&amp;', 'x')).toBe('<b>&amp;');
    expect(mark('', 'x')).toBe('');
  });
});

describe('an excerpt', () => {
  it('is the whole of a short text', () => {
    expect(cut('月结三天完成。', '三天')).toBe('月结[三天]完成。');
  });

  it('stands around the first of the words, and cuts none', () => {
    const long = `${'Some words that stand before it all. '.repeat(20)}Then the ledger closes. ${'And more follows. '.repeat(20)}`;
    const shown = cut(long, 'ledger');
    expect(shown).toContain('[ledger] closes.');
    expect(shown.startsWith('…')).toBe(true);
    expect(shown.endsWith('follows.')).toBe(true);
    expect(shown.length).toBeLessThan(260);
    expect(shown).toMatch(/^…[A-Z]/);
  });

  it('is the beginning where the text has none of the words', () => {
    expect(cut('长'.repeat(300), '总账')).toMatch(/^长{60,110}…$/);
  });
});

it('reads the words of HTML', () => {
  expect(toPlainText('<h2>A<wbr>B</h2><p>1 &lt; 2 &amp;lt; <strong>3</strong>&#39;s</p>')).toBe("AB 1 < 2 &lt; 3's");
});

it('marks a word at its place, whatever letter stands before it', () => {
  const wrong: string[] = [];
  for (let code = 0x20; code <= 0xffff; code += code >= 0x3100 && code < 0xff00 ? 61 : 1) {
    const before = `${String.fromCharCode(code)} `;
    if ((code < 0xd800 || code > 0xdfff) && mark(`${before}ledger`, 'ledger') !== `${before}[ledger]`)
      wrong.push(before);
  }
  expect(wrong).toEqual([]);
});
