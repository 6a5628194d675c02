import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { negotiateEncoding } from '../../../server/http/negotiate.ts';
import { createRepresentations, matchesEtag } from '../../../server/http/representations.ts';

const body = Buffer.from('远帆软件 Farsail '.repeat(40));

/** Words in an order that is always the same, and never repeats itself. */
function shuffle(words: readonly string[], length: number): string {
  let text = '';
  for (let state = 1; text.length < length; ) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    text += `${words[state % words.length]}${(state % 97).toString(36)} `;
  }
  return text;
}

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

  it.each([
    ['of one kind of words', ['color:', 'padding', 'margin:', 'display:flex;', '.vt-'], 9000],
    ['of two scripts and marks', ['订单', 'color:', '库存', 'padding', '，', '<p>'], 30_000],
  ])(
    '%s is for who asks first as small as Brotli makes it quickly, whichever way is better',
    async (_, words, length) => {
      const long = Buffer.from(shuffle(words, length));
      const inOneWay = (hint: number) =>
        brotliCompressSync(long, {
          params: {
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_QUALITY]: 7,
            [constants.BROTLI_PARAM_LGWIN]: 18,
            [constants.BROTLI_PARAM_SIZE_HINT]: hint,
          },
        }).length;
      const { bytes } = await createRepresentations(long).in('br');
      expect(brotliDecompressSync(bytes)).toEqual(long);
      expect(bytes.length).toBe(Math.min(inOneWay(long.length), inOneWay(1 << 20)));
    },
  );

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
