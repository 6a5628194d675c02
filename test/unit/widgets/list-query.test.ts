import { afterEach, describe, expect, it, vi } from 'vitest';
import { readApplied, readListQuery } from '../../../widgets/shared/list-query.ts';

const rules = { from: 'day', to: 'day', place: ['Berlin', 'Shanghai'], type: undefined, keyword: 'text' } as const;
const read = (query: Record<string, string | string[]>) => readListQuery(query, rules);

describe('what a list is asked for', () => {
  it('is filters by their names, in the order of its address, and a page', () => {
    const { filter, ...rest } = read({
      pageNo: '3',
      keyword: 'a b',
      place: ['Shanghai', 'Berlin'],
      from: '2026-03-01',
    });
    expect(Object.entries(filter)).toEqual([
      ['from', ['2026-03-01']],
      ['place', ['Shanghai', 'Berlin']],
      ['keyword', ['a b']],
    ]);
    expect(rest).toEqual({ pageNo: 3, refused: [] });
  });

  it.each([
    ['a day that the calendar has not', { from: '2026-02-29' }, { value: '2026-02-29', reason: 'day' }],
    ['a choice that there is not', { place: ['Atlantis'] }, { value: 'Atlantis', reason: 'choice' }],
    [
      'a last day before the first',
      { from: '2026-03-02', to: '2026-03-01' },
      { value: '2026-03-02 – 2026-03-01', reason: 'order' },
    ],
    ['a text longer than a call takes', { keyword: 'x'.repeat(201) }, { value: 'x'.repeat(60), reason: 'long' }],
    ['a page that is none', { pageNo: '-1' }, { value: '-1', reason: 'page' }],
  ])('is refused by name, and left out: %s', (_, query, refusal) => {
    expect(read(query as Record<string, string>)).toEqual({ filter: {}, pageNo: 1, refused: [refusal] });
  });

  it('has a filter of one value once: the same again is no news, another is one too many', () => {
    expect(read({ keyword: ['erp', 'erp'] })).toMatchObject({ filter: { keyword: ['erp'] }, refused: [] });
    expect(read({ from: ['2026-03-01', '2026-03-02'] })).toMatchObject({
      filter: { from: ['2026-03-01'] },
      refused: [{ value: '2026-03-02', reason: 'twice' }],
    });
  });

  it('keeps what is good beside what is refused', () => {
    expect(read({ place: ['Atlantis', 'Berlin'], from: 'soon', to: '2026-03-01' })).toEqual({
      filter: { to: ['2026-03-01'], place: ['Berlin'] },
      pageNo: 1,
      refused: [
        { value: 'soon', reason: 'day' },
        { value: 'Atlantis', reason: 'choice' },
      ],
    });
  });

  it('may be any choice as long as they are not known, and one day as its range', () => {
    expect(read({ type: ['Opera', 'Talk'] })).toMatchObject({ filter: { type: ['Opera', 'Talk'] }, refused: [] });
    const day = ['2026-03-01'];
    expect(read({ from: '2026-03-01', to: '2026-03-01' }).filter).toEqual({ from: day, to: day });
  });
});

describe('what a visitor asks for by the form', () => {
  afterEach(() => vi.unstubAllGlobals());
  const on = (device: 'phone' | 'desktop') =>
    vi.stubGlobal('matchMedia', () => ({ matches: device === 'phone' }) as MediaQueryList);
  const half = { from: ['2026-03-01'], keyword: ['erp'] };

  it('is nothing to go by where a phone’s range has one day', () => {
    on('phone');
    expect(readApplied(half, rules)).toEqual({ pageNo: 1, refused: [{ value: '', reason: 'both' }] });
    expect(readApplied({ ...half, to: ['2026-03-02'] }, rules).filter).toMatchObject({ to: ['2026-03-02'] });
    expect(readApplied({}, rules).filter).toEqual({});
  });

  it('may be one day on a desktop', () => {
    on('desktop');
    expect(readApplied(half, rules)).toEqual({ filter: half, pageNo: 1, refused: [] });
  });
});
