import { describe, expect, it } from 'vitest';
import { balanceLines } from '../../../server/discovery/share/share-lines.ts';

/** Every letter is as wide as another one, and a Chinese one as two. */
const measure = (text: string) => [...text].reduce((width, letter) => width + (/[⺀-￯]/.test(letter) ? 20 : 10), 0);

describe('the lines of a shared picture', () => {
  it('are as few as there have to be, and about as long as one another', () => {
    expect(balanceLines('One set of books for your business', 300, measure)).toEqual([
      'One set of books',
      'for your business',
    ]);
    expect(balanceLines('News', 300, measure)).toEqual(['News']);
    expect(balanceLines('  ', 300, measure)).toEqual([]);
  });

  it('keep Chinese words whole, and a mark with the word before it', () => {
    const lines = balanceLines('看得见的损耗：生鲜零售白皮书', 200, measure);
    expect(lines).toEqual(['看得见的损耗：', '生鲜零售白皮书']);
  });

  it.each(['https://vendor.example/a/very/long/address', '长'.repeat(60)])(
    'break what no line has room for: %s',
    (text) => {
      const lines = balanceLines(text, 200, measure);
      expect(lines.join('')).toBe(text);
      expect(Math.max(...lines.map(measure))).toBeLessThanOrEqual(200);
    },
  );
});
