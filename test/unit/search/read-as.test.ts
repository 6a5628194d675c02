import { expect, it } from 'vitest';
import { listMeanings, listReadWords, readAs } from '../../../server/search/read-as.ts';
import { readSearchWords } from '../../../server/search/read-search-words.ts';

const similar = new Map([
  ['cafr', ['cafe']],
  ['ledgre', ['ledger', 'edge', 'ledge', 'hedge']],
]);

it('reads a search as it stands, but for words that were taken for others', () => {
  expect(readAs('A ledgre, ledgres!', similar)).toEqual([
    { text: 'A ' },
    { text: 'ledger/edge/ledge', typed: 'ledgre' },
    { text: ', ledgres!' },
  ]);
});

it('finds such a word whatever its case, width and accents, also beside Chinese', () => {
  expect(readAs('ＬＥＤＧＲＥ', similar)).toEqual([{ text: 'ledger/edge/ledge', typed: 'ＬＥＤＧＲＥ' }]);
  expect(readAs('總賬Cáfr', similar)).toEqual([{ text: '總賬' }, { text: 'cafe', typed: 'Cáfr' }]);
});

it('means what was typed, or one after another of the words that a misspelt one may be', () => {
  expect(listMeanings('a ledger', new Map())).toEqual(['a ledger']);
  expect(listMeanings('cafr ledgre', similar)).toEqual(['cafe ledger', 'cafe edge', 'cafe ledge']);
});

it('marks what a word was taken for, and every other word as it was typed', () => {
  const words = readSearchWords('cafr whitepaper closing');
  const textsOf = (taken: Map<string, string[]>) => listReadWords(words, taken).map(({ text }) => text);
  expect(
    textsOf(
      new Map([
        ['whitepaper', ['white paper']],
        ['cafr', ['cafe', 'care']],
      ]),
    ),
  ).toEqual([...['cafe', 'care', 'white', 'paper', 'closing']]);
});
