import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { negotiateEncoding } from '../../../server/http/negotiate.ts';
import { createRepresentations, matchesEtag } from '../../../server/http/representations.ts';

const body = Buffer.from('远帆软件 Farsail '.repeat(40));

describe('a body', () => {
  it('is the same in every form, and smaller in the compressed ones', async () => {
    const forms = createRepresentations(body);
    const [br, gzip, identity] = await Promise.all([forms.in('br'), forms.in('gzip'), forms.in('identity')]);
    expect(brotliDecompressSync(br.bytes)).toEqual(body);
    expect(gunzipSync(gzip.bytes)).toEqual(body);
    expect(identity.bytes).toEqual(body);
    expect(br.bytes.length).toBeLessThan(body.length / 2);
  });

  it('is compressed once, however many ask for it at a time', async () => {
    const forms = createRepresentations(body);
    const [one, two] = await Promise.all([forms.in('br'), forms.in('br')]);
    expect(one.bytes).toBe(two.bytes);
    expect(forms.in('br')).toBe(one);
  });

  it('of some length is made smaller once it is asked for again', async () => {
    const long = Buffer.from(Array.from({ length: 900 }, (_, index) => `${index * 7919} Farsail 远帆 `).join(''));
    const forms = createRepresentations(long);
    const first = await forms.in('br');
    await vi.waitFor(async () => {
      const later = await forms.in('br');
      expect(later.bytes.length).toBeLessThan(first.bytes.length);
      expect(brotliDecompressSync(later.bytes)).toEqual(long);
    });
  });

  it('that is hardly longer than a header stays as it is', async () => {
    expect(await createRepresentations(Buffer.from('{}')).in('br')).toMatchObject({ encoding: 'identity' });
  });

  it('has one weak ETag of what it says', () => {
    const { etag } = createRepresentations(body);
    expect(etag).toMatch(/^W\/"[\w-]+"$/);
    expect(createRepresentations(Buffer.from(body)).etag).toBe(etag);
    expect(createRepresentations(Buffer.from('x')).etag).not.toBe(etag);
  });
});

describe('an Accept-Encoding header', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0,gzip;q=0', 'identity'],
    ['BR', 'br'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['broken', 'identity'],
    ['identity', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('%s is answered with %s', (header, encoding) => {
    expect(negotiateEncoding(header)).toBe(encoding);
  });
});

describe('an If-None-Match header', () => {
  it.each(['"a"', 'W/"a"', '"b", W/"a"', '*'])('%s names "a"', (header) => {
    expect(matchesEtag(header, '"a"')).toBe(true);
  });

  it.each([undefined, '', '"b"', 'a'])('%s does not name "a"', (header) => {
    expect(matchesEtag(header, '"a"')).toBe(false);
  });
});
