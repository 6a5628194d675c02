import { describe, expect, it } from 'vitest';
import { createNameColumn, createTimeColumn, select } from '../../../server/calls/columns.ts';
import { cut, paginate, readRange } from '../../../server/calls/filters.ts';
import { createListIndex } from '../../../server/calls/list-index.ts';
import { summarize } from '../../../server/calls/project.ts';
import { createTextColumn } from '../../../server/calls/text-column.ts';
import type { Entry } from '../../../server/content/entry.ts';

const at = (text: string) => Date.parse(text);
const items = [1, 2, 3, 4, 5];

describe('a page of a list', () => {
  it('begins where the one before ended, and the last one is as long as what is left', () => {
    const page = (pageNo: number) => paginate(items, { pageNo, pageSize: 2 }, (item) => item * 10);
    expect([1, 2, 3, 4].map(page)).toEqual([
      { data: [10, 20], total: 5 },
      { data: [30, 40], total: 5 },
      { data: [50], total: 5 },
      { data: [], total: 5 },
    ]);
  });

  it('is the whole of a whole list unless a part is asked for', () => {
    const long = Array.from({ length: 25 }, (_, index) => index);
    expect(cut(long, {})).toBe(long);
    expect(cut(long, { pageNo: 3 })).toEqual([20, 21, 22, 23, 24]);
    expect(cut(long, { pageSize: 3 })).toEqual([0, 1, 2]);
  });
});

describe('a range of days', () => {
  const read = (startDate?: string | number | null, endDate?: string | number | null) =>
    readRange({ startDate, endDate }, 'Asia/Shanghai', 'activity');

  it('counts whole days, the last to its last millisecond, in the site’s zone', () => {
    expect(read('2026-03-01', '2026-03-01')).toEqual({
      from: at('2026-02-28T16:00:00.000Z'),
      to: at('2026-03-01T15:59:59.999Z'),
    });
  });

  it('takes moments as they are, with a zone, without one and in milliseconds', () => {
    expect(read('2026-03-01T10:00:00Z', '2026-03-01T18:00:00')).toEqual({
      from: at('2026-03-01T10:00:00Z'),
      to: at('2026-03-01T10:00:00Z'),
    });
    expect(read(5, 5)).toEqual({ from: 5, to: 5 });
  });

  it('is open where an end is missing', () => {
    expect(read()).toEqual({ from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY });
    expect(read(null, 7)).toEqual({ from: Number.NEGATIVE_INFINITY, to: 7 });
    expect(readRange(undefined, 'UTC', 'x').to).toBe(Number.POSITIVE_INFINITY);
  });

  it('is refused where it ends before it begins, or where an end is no date, by the field’s name', () => {
    expect(() => read(5, 4)).toThrow('activity.endDate: lies before startDate');
    expect(() => read('2026-03-02', '2026-03-01')).toThrow('activity.endDate: lies before startDate');
    expect(() => read('soon')).toThrow('activity.startDate: is no date');
    expect(() => read(undefined, 'later')).toThrow('activity.endDate: is no date');
    expect(() => read(8.64e15 + 1)).toThrow('activity.startDate: is no date');
  });
});

describe('what takes time', () => {
  const { overlapping } = createTimeColumn([{ from: 100, to: 200 }]);
  const isFound = (from: number, to: number) => overlapping({ from, to })?.(0) ?? true;

  it('is found by a range that touches its first or its last moment, and by none beside them', () => {
    expect(isFound(200, 300)).toBe(true);
    expect(isFound(201, 300)).toBe(false);
    expect(isFound(0, 100)).toBe(true);
    expect(isFound(0, 99)).toBe(false);
    expect(isFound(150, 150)).toBe(true);
    expect(isFound(0, 300)).toBe(true);
  });

  it('is not looked at where the range has no end on either side', () => {
    expect(overlapping({ from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY })).toBeUndefined();
    expect(isFound(Number.NEGATIVE_INFINITY, 99)).toBe(false);
    expect(isFound(201, Number.POSITIVE_INFINITY)).toBe(false);
  });
});

describe('a name', () => {
  const { among } = createNameColumn(['上海', 'Ｒｏｍｅ', undefined, 'rome', '北京']);
  const find = (names: string[]) => select(5, undefined, [among(names)]);

  it('is found in any case and width, and among several', () => {
    expect(find(['ROME'])).toEqual([1, 3]);
    expect(find(['上海', '北京'])).toEqual([0, 4]);
  });

  it('that nothing has finds nothing, and not what has no name', () => {
    expect(find(['Paris'])).toEqual([]);
    expect(find([''])).toEqual([]);
  });

  it('is not asked for by an empty list', () => {
    for (const none of [[], null, undefined]) expect(among(none)).toBeUndefined();
  });
});

describe('what several filters find', () => {
  it('passes all of them, in the list’s order, and is among the candidates; nothing where there is nothing to pass', () => {
    const isEven = (index: number) => index % 2 === 0;
    const isLate = (index: number) => index > 1;
    expect(select(6, undefined, [isEven, undefined, isLate])).toEqual([2, 4]);
    expect(select(6, [0, 3, 4], [isEven, isLate])).toEqual([4]);
    expect(select(3, [], [])).toEqual([]);
    expect(select(3, undefined, [])).toBeUndefined();
  });
});

describe('a keyword', () => {
  const letters = ['产', '业', '峰', '会', 'a', 'b', 'ｃ', ' '];
  // The same for a list that is looked through and for one that is long enough to be indexed.
  it.each([150, 450])('finds the texts that hold each of its words, among %i', (count) => {
    const texts = Array.from({ length: count }, (_, index) =>
      Array.from({ length: 6 }, (_each, place) => letters[(index * 7 + place * (1 + (index % 5))) % 8]).join(''),
    );
    const { holding } = createTextColumn(texts);
    const folded = texts.map((text) => text.normalize('NFKC').toLowerCase());
    for (const keyword of ['产', '产业', 'AB', 'c', '业 b', 'a 会 峰', '峰会峰会峰会峰会', 'none', 'ＡＢ']) {
      const words = keyword.normalize('NFKC').toLowerCase().split(' ');
      const expected = folded.flatMap((text, index) => (words.every((word) => text.includes(word)) ? [index] : []));
      expect([keyword, holding(keyword)]).toEqual([keyword, expected]);
    }
    for (const nothing of ['', '  ', null, undefined]) expect(holding(nothing)).toBeUndefined();
  });
});

describe('a summary', () => {
  const entry = { id: 1, title: 'A', createTime: '2026-01-01T00:00:00.000Z', content: '<p>long</p>' };
  const short = { id: 1, title: 'A', createTime: '2026-01-01T00:00:00.000Z' };

  it('has the fields of its schema alone, and those that are there', () => {
    expect(summarize('news', entry)).toEqual(short);
    expect(Object.keys(summarize('news', { ...entry, desc: undefined }))).toEqual(Object.keys(short));
  });

  it('is made once for each state of an entry', () => {
    expect(summarize('news', entry)).toBe(summarize('news', entry));
    expect(summarize('news', { ...entry, title: 'B' })).toEqual({ ...short, title: 'B' });
  });
});

describe('the columns of a list', () => {
  it('are made once for each state of the content', () => {
    let count = 0;
    const index = createListIndex((entries: readonly Entry<'news'>[]) => {
      count += 1;
      return { length: entries.length };
    });
    const list: Entry<'news'>[] = [];
    expect(index(list, 'UTC')).toBe(index(list, 'UTC'));
    expect(count).toBe(1);
    index([...list], 'UTC');
    expect(count).toBe(2);
  });
});
