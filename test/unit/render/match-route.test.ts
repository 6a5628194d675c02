import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createMatcher } from '../../../pages/match-route.ts';
import { isRedirect, type PageRoute, type RouteRow } from '../../../pages/page-route.ts';
import { faultRoute, notFound, routes } from '../../../pages/routes.ts';

const pages = [...routes, notFound, faultRoute(500)].filter((row): row is PageRoute => !isRedirect(row));

describe('a path', () => {
  const match = createMatcher(routes);

  it.each([
    ['/', '/', {}],
    ['/form/1', '/form/:id', { id: '1' }],
    ['/form/1/', '/form/:id', { id: '1' }],
    ['/form/1/preview', '/form/:id/preview', { id: '1' }],
  ])('%s is the page %s with %j', (path, address, params) => {
    expect(match(path)).toMatchObject({ route: { address }, params });
  });

  it.each(['', '/form', '/form/', '/form/1/other', '/form/1/preview/x', '/no/such/page', '/form//preview'])(
    '%j is no page',
    (path) => {
      expect(match(path)).toBeUndefined();
    },
  );

  it.each(['/form/0', '/form/01', '/form/x', '/form/1.5'])(
    '%s names no entry: an id has one way to be written',
    (path) => {
      expect(match(path)).toBeUndefined();
    },
  );
});

describe('a path whose letters are large or small where its address has them otherwise', () => {
  const match = createMatcher(routes);

  it.each([
    ['/media/101', '/Media/101'],
    ['/MEDIA/101/', '/Media/101'],
    ['/Privacy', '/privacy'],
    ['/Form/1?bd_vid=7&unlock=publication/2&utm_source=x', '/form/1?unlock=publication%2F2&bd_vid=7&utm_source=x'],
  ])('%s has moved to %s, with its query', (given, location) => {
    const [path = '', search = ''] = given.split('?');
    expect(match(path, search)).toEqual({ location });
  });

  it('is no page where no address is like it', () => {
    expect(match('/Media/x')).toBeUndefined();
  });
});

describe('the table of routes', () => {
  it('names folders and layouts that are there', () => {
    const files = pages.flatMap(({ page, layout = 'layout' }) => [
      ...(page === undefined ? [] : [`pages/${page}/${page}.html`]),
      `pages/${layout}.html`,
    ]);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('has each address once', () => {
    const all = routes.map(({ address }) => address);
    expect(new Set(all).size).toBe(all.length);
  });
});

const list: PageRoute = {
  address: '/list',
  page: 'list',
  query: z.object({
    kind: z
      .array(z.enum(['red', 'green', 'blue']))
      .transform((kinds) => [...new Set(kinds)].sort())
      .optional(),
    keyword: z.string().trim().max(20).optional(),
    page: z.coerce.number().int().min(1).default(1),
  }),
  head: async () => ({ title: 'List' }),
};

describe('the query of a page', () => {
  const match = createMatcher([list]);
  const read = (search: string) => {
    const found = match('/list', search);
    return found && 'query' in found ? { query: found.query, search: found.search } : undefined;
  };

  it('has the keys that its route declares, in their order, whatever stands in the address beside them', () => {
    expect(read('?utm_source=x&page=2&bd_vid=7&keyword=%20steel%20&kind=red')).toEqual({
      query: { kind: ['red'], keyword: 'steel', page: '2' },
      search: '?kind=red&keyword=steel&page=2',
    });
  });

  it('is the same for all spellings of one question', () => {
    const spellings = [
      '?kind=red&kind=blue&page=02',
      '?page=2&kind=blue&kind=red&kind=blue',
      'page=2.0&kind=blue&kind=red',
    ];
    expect(new Set(spellings.map((search) => read(search)?.search))).toEqual(new Set(['?kind=blue&kind=red&page=2']));
  });

  it.each([
    ['is empty', '?keyword=&kind='],
    ['is no more than the default', '?page=1'],
    ['does not fit', '?page=0&kind=pink&keyword=012345678901234567890'],
    ['is no number', '?page=x'],
    ['is of no key of it', '?__proto__=1&constructor=2'],
    ['no document may hold', '?keyword=%EF%BF%BE%EF%B7%90%F0%9F%BF%BF%C2%85'],
    ['is badly written', '?%E0%A4%A=%&=&&page=%'],
  ])('leaves out what %s', (_why, search) => {
    expect(read(search)).toEqual({ query: {}, search: '' });
  });

  it('drops of a text what no document may hold', () => {
    expect(read('?keyword=a%EF%BF%BFb')).toEqual({ query: { keyword: 'ab' }, search: '?keyword=ab' });
  });

  it('counts the first of several values of a key that takes one', () => {
    expect(read('?page=3&page=4')?.query).toEqual({ page: '3' });
  });

  it('is empty where the route declares none', () => {
    const found = createMatcher([{ ...list, query: undefined }])('/list', '?page=2');
    expect(found).toMatchObject({ query: {}, search: '' });
  });
});

describe('an address that has moved', () => {
  const entry: PageRoute = { ...list, address: '/entry/:id' };
  const rows: RouteRow[] = [
    list,
    entry,
    { address: '/old', redirect: '/list' },
    { address: '/old/:id', redirect: '/entry/:id' },
  ];

  it('leads to where it is now, with what the page there understands and what an advertisement wrote', () => {
    expect(createMatcher(rows)('/old', '?bd_vid=7&page=02&page=x')).toEqual({ location: '/list?page=2&bd_vid=7' });
    expect(createMatcher(rows)('/old/12')).toEqual({ location: '/entry/12' });
  });

  it('never leads nowhere: the start fails', () => {
    expect(() => createMatcher([{ address: '/old', redirect: '/gone' }])).toThrow(
      '/old leads to /gone, which is no page. Give that a row in pages/routes.ts.',
    );
  });
});
