import { describe, expect, it } from 'vitest';
import { listQuery } from '../../../pages/list-query.ts';
import { readQuery } from '../../../pages/read-query.ts';

const read = (search: string) => readQuery(listQuery('from', 'to', 'keyword'), new URLSearchParams(search));

describe('what a page understands of its address', () => {
  it('is what it declares, in its order', () => {
    expect(read('keyword=erp&utm_source=mail&from=2026-03-01')).toEqual({
      query: { from: ['2026-03-01'], keyword: ['erp'] },
      search: '?from=2026-03-01&keyword=erp',
    });
  });

  it.each(['singlemessage', 'groupmessage', 'timeline'])('is not where WeChat shared it: from=%s', (from) => {
    expect(read(`from=${from}&isappinstalled=0`)).toEqual({ query: {}, search: '' });
    expect(read(`from=2026-03-01&from=${from}`).query).toEqual({ from: ['2026-03-01'] });
  });

  it('is a day that is none, too, which its list refuses by name', () => {
    expect(read('from=soon').query).toEqual({ from: ['soon'] });
  });
});
