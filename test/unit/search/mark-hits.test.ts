import { describe, expect, it } from 'vitest';
import { excerpt, markHits } from '../../../server/search/mark-hits.ts';
import { readSearchWords } from '../../../server/search/read-search-words.ts';

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

  it('are no others that two letters or figures begin, and none that join words', () => {
    expect(mark('First, the Wi-Fi of 2026 is in 20 inns', 'wi-fi in the 20')).toBe(
      'First, the [Wi]-[Fi] of 2026 is in [20] inns',
    );
  });

  it('are whole where they stand with the letters that they were typed with', () => {
    expect(mark('邵江流谈江流', '邵江流')).toBe('[邵江流]谈[江流]');
    expect(mark('工资条与工资', '工资条')).toBe('[工资条]与[工资]');
  });

  it('are parts of a Chinese day, and no other figures', () => {
    expect(mark('12月13日12:30，112月', '12月13日')).toBe('[12月13日]12:30，112月');
  });

  it('are found beside Chinese without a space', () => {
    expect(mark('远帆ERP系统', 'erp')).toBe('远帆[ERP]系统');
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

  it('begins behind the end of a heading or a fact, and has no dot between these at its end', () => {
    expect(cut(`${'前'.repeat(40)} · 采购商 · 总账，${'后'.repeat(9)}`, '总账')).toBe(
      `…采购商 · [总账]，${'后'.repeat(9)}`,
    );
    expect(cut(`${'前'.repeat(40)}。”林川说总账。`, '总账')).toBe('…林川说[总账]。');
    expect(cut(`总账${'长'.repeat(80)} · ${'后'.repeat(99)}`, '总账')).toBe(`[总账]${'长'.repeat(80)}…`);
  });

  it.each([
    ['a colon', `总账${'长'.repeat(60)}（原40天） · −9%：${'后'.repeat(99)}`, `[总账]${'长'.repeat(60)}（原40天）…`],
    ['a colon in a sentence', `总账${'长'.repeat(68)}。说明如下：${'后'.repeat(99)}`, `[总账]${'长'.repeat(68)}。`],
    ['an opening bracket', `总账${'长'.repeat(76)}， （${'后'.repeat(99)}`, `[总账]${'长'.repeat(76)}…`],
    [
      'a colon of Latin',
      `ledger ${'long '.repeat(27)}· Share: ${'b'.repeat(99)}`,
      `[ledger] ${'long '.repeat(27).trim()}…`,
    ],
  ])('is not cut behind %s', (_, text, shown) => {
    expect(cut(text, '总账 ledger')).toBe(shown);
  });

  it('keeps its first hit, also where that names what is cut off', () => {
    expect(cut(`${'总账'.repeat(40)}：${'后'.repeat(99)}`, '总账')).toBe(`[${'总账'.repeat(40)}]…`);
    expect(cut('总账'.repeat(400), '总账').length).toBeLessThan(110);
  });
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
