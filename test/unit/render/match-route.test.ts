import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { matchRoute } from '../../../pages/match-route.ts';
import { notFound, routes } from '../../../pages/routes.ts';

describe('a path', () => {
  it.each([
    ['/', '/', {}],
    ['/form/1', '/form/:id', { id: '1' }],
    ['/form/1/', '/form/:id', { id: '1' }],
    ['/form/1/preview', '/form/:id/preview', { id: '1' }],
  ])('%s is the page %s with %j', (path, pattern, params) => {
    const match = matchRoute(path);
    expect(match?.route.pattern).toBe(pattern);
    expect(match?.params).toEqual(params);
  });

  it.each(['', '/form', '/form/', '/form/1/other', '/form/1/preview/x', '/no/such/page', '/form//preview'])(
    '%j is no page',
    (path) => {
      expect(matchRoute(path)).toBeUndefined();
    },
  );
});

describe('the table of routes', () => {
  it('names host pages that are there', () => {
    const missing = [...routes, notFound].filter(({ page }) => !existsSync(`pages/${page}.html`));
    expect(missing).toEqual([]);
  });

  it('has each pattern once', () => {
    const patterns = routes.map(({ pattern }) => pattern);
    expect(new Set(patterns).size).toBe(patterns.length);
  });
});
