import { describe, expect, it } from 'vitest';
import { explainSharedOrigin, findSite, siteOrigin } from '../../../server/http/site-of-request.ts';
import { sites } from './support/page.ts';

const publicOrigin = 'https://www.vendor.example';

function find(address: string, storedMark?: string, origin = publicOrigin) {
  const [, host = '', path = ''] = /^([^/]*)(.*)$/.exec(address) ?? [];
  const { site, ...rest } = findSite(Object.values(sites), origin, { path, host, storedMark });
  return { mark: site.mark, ...rest };
}

describe('the site of a request', () => {
  it.each([
    ['the public host', 'www.vendor.example/', undefined, 'cn', '/', ''],
    ['the public host with a port', 'www.vendor.example:3000/news', undefined, 'cn', '/news', ''],
    ['a subdomain', 'en.www.vendor.example/news', undefined, 'en', '/news', ''],
    ['a subdomain in capitals, with a port', 'EN.WWW.vendor.example:3000/', undefined, 'en', '/', ''],
    ['a subdomain with a dot at its end', 'en.www.vendor.example./', undefined, 'en', '/', ''],
    ['a subdomain with a dot and a port', 'en.www.vendor.example.:3000/', undefined, 'en', '/', ''],
    ['the public host with a dot, whatever is stored', 'www.vendor.example./', 'en', 'cn', '/', ''],
    ["the default language's own subdomain", 'cn.www.vendor.example/', 'en', 'cn', '/', ''],
    ["the path's mark", 'www.vendor.example/en/news', undefined, 'en', '/news', '/en'],
    ["the path's mark alone", 'www.vendor.example/en', undefined, 'en', '/', '/en'],
    ["the path's mark with a slash", 'www.vendor.example/en/', undefined, 'en', '/', '/en'],
    ['a path with a slash at its end', 'www.vendor.example/news/', undefined, 'cn', '/news', ''],
    ['a path with a mark and a slash at its end', 'www.vendor.example/en/news/', undefined, 'en', '/news', '/en'],
    ["the path's mark, before the host's", 'en.www.vendor.example/cn/news', undefined, 'cn', '/news', '/cn'],
    ["the path's mark, before the stored one", '10.0.0.5/cn', 'en', 'cn', '/', '/cn'],
    ['a path that only begins like a mark', 'www.vendor.example/english', undefined, 'cn', '/english', ''],
    ['a mark further down the path', 'www.vendor.example/news/en', undefined, 'cn', '/news/en', ''],
    ['a foreign host', '10.0.0.5:3000/', undefined, 'cn', '/', ''],
    ['a foreign host, with a stored mark', '10.0.0.5:3000/', 'en', 'en', '/', ''],
    ['a foreign host, with a stored mark that is none', '10.0.0.5:3000/', 'fr', 'cn', '/', ''],
    ['the public host, whatever is stored', 'www.vendor.example/', 'en', 'cn', '/', ''],
    ['a subdomain, whatever is stored', 'en.www.vendor.example/', 'cn', 'en', '/', ''],
    ["a subdomain that is no site's, by what is stored", 'shop.www.vendor.example/', 'en', 'en', '/', ''],
    ['a host that only ends like the public one', 'en.wwwvendor.example/', undefined, 'cn', '/', ''],
    ['no host', '/', undefined, 'cn', '/', ''],
  ])('by %s', (_how, address, storedMark, mark, path, base) => {
    expect(find(address, storedMark)).toMatchObject({ mark, path, base });
  });

  it('is switched by host where the host has subdomains', () => {
    expect(find('www.vendor.example/').byHost).toBe(true);
    expect(find('en.www.vendor.example/').byHost).toBe(true);
    expect(find('10.0.0.5:3000/').byHost).toBe(false);
  });

  it.each(['http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'is switched by path, and by what is stored, where the public origin is an address: %s',
    (origin) => {
      const host = new URL(origin).host;
      expect(find(`${host}/`, 'en', origin)).toMatchObject({ mark: 'en', byHost: false });
      expect(find(`${host}/`, undefined, origin)).toMatchObject({ mark: 'cn', byHost: false });
    },
  );

  it('is the first one where none is the default', () => {
    const asked = { path: '/', host: 'www.vendor.example', storedMark: undefined };
    expect(findSite([sites.en], publicOrigin, asked).site).toBe(sites.en);
  });

  it('that is nowhere is told with the cure', () => {
    const asked = { path: '/', host: '', storedMark: undefined };
    expect(() => findSite([], publicOrigin, asked)).toThrow(
      'The content has no site. Add CONTENT_DIR/cn/site/site.md.',
    );
  });
});

describe('a public origin that is an address, which has no subdomains', () => {
  it.each(['http://10.0.0.5:3000', 'https://[2001:db8::1]'])(
    'is said to be that where there are several sites: %s',
    (origin) => {
      const both = [{ mark: 'cn' }, { mark: 'en' }];
      expect(explainSharedOrigin(both, origin)).toMatch(
        /^PUBLIC_ORIGIN=http.+ the same address of every language\. Set it to a host name, .* en\.$/,
      );
      expect(explainSharedOrigin([{ mark: 'cn' }], origin)).toBeUndefined();
      expect(explainSharedOrigin(both, 'https://vendor.example')).toBeUndefined();
    },
  );
});

describe("a site's own origin", () => {
  it.each([
    ['cn', 'https://vendor.example', 'https://vendor.example'],
    ['en', 'https://vendor.example', 'https://en.vendor.example'],
    ['cn', 'http://localhost:3000', 'http://localhost:3000'],
    ['en', 'http://localhost:3000', 'http://en.localhost:3000'],
    ['en', 'https://vendor.example/', 'https://en.vendor.example'],
  ])('of %s at %s is %s', (mark, origin, own) => {
    expect(siteOrigin({ mark }, origin)).toBe(own);
  });
});
