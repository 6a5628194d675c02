import { expect, test } from 'vitest';
import { flattenSheets } from '../../widgets/kit/runtime/sheet-data.ts';
import { baseSheet } from '../../widgets/kit/styles/base.style.ts';
import { layoutSheet } from '../../widgets/kit/styles/layout.style.ts';
import { themeSheet } from '../../widgets/kit/styles/theme.style.ts';
import { accentDeepWords, accentWords, bright, dim, okColor } from '../../widgets/kit/styles/tokens.ts';
import { type Color, contrastOf, luminance } from '../luminance.ts';

/** What a block of rules sets of its own, first come first kept: what follows is for print. */
function readTokens(text: string): Map<string, string> {
  const found = [...text.matchAll(/(--(?!vt-)[a-z-]+):\s*([^;]+);/g)];
  return new Map(found.reverse().map(([, name = '', value = '']) => [name, value]));
}

const light = readTokens(
  flattenSheets([baseSheet, layoutSheet])
    .map(({ text }) => text)
    .join('\n'),
);
/** Each theme's own tokens over those of paper: first dark, then what `auto` is where the visitor's system is dark. */
const [dark, auto] = themeSheet.text
  .split('@media screen')
  .slice(1)
  .map((part) => new Map([...light, ...readTokens(part)])) as [Map<string, string>, Map<string, string>];

/** A colour as a sheet says it, with the tokens of a theme. */
function resolve(value: string, tokens: ReadonlyMap<string, string>): Color {
  const text = value.trim();
  const [, short] = /^#([\da-f]{3})$/i.exec(text) ?? [];
  const [, long = short && [...short].map((digit) => digit + digit).join('')] = /^#([\da-f]{6})$/i.exec(text) ?? [];
  if (long) return [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16)) as unknown as Color;
  const [, one = '', share, other = ''] = /^color-mix\(in srgb, (.+) (\d+)%, (.+)\)$/.exec(text) ?? [];
  if (share) return mix(resolve(one, tokens), resolve(other, tokens), Number(share) / 100);
  const [, name = '', fallback] = /^var\((--[\w-]+)(?:, ?(.+))?\)$/.exec(text) ?? [];
  const set = tokens.get(name) ?? fallback;
  if (set === undefined) throw new Error(`What colour is "${value}"?`);
  return resolve(set, tokens);
}

const mix = (one: Color, other: Color, share: number) =>
  one.map((channel, index) => channel * share + (other[index] ?? 0) * (1 - share)) as unknown as Color;

const contrast = (one: Color, other: Color) => contrastOf(luminance(one), luminance(other));

const [text, sign] = [4.5, 3];
const [paper, wash, ink, night] = ['var(--paper)', 'var(--wash)', 'var(--ink)', 'var(--night)'];

/** What is read, or seen, on what. */
const pairs: readonly [what: string, on: string, least: number][] = [
  [ink, paper, text],
  [ink, wash, text],
  ['var(--soft)', paper, text],
  ['var(--soft)', wash, text],
  ['var(--mute)', paper, text],
  ['var(--danger)', paper, text],
  ['var(--danger)', wash, text],
  [okColor, paper, text],
  [paper, ink, text],
  [paper, 'var(--danger)', text],
  ['var(--on-accent)', 'var(--accent)', text],
  ['var(--on-accent)', 'var(--accent-deep)', text],
  [accentWords, paper, text],
  [accentWords, wash, sign],
  [accentDeepWords, paper, text],
  [accentDeepWords, wash, text],
  [bright, night, text],
  [bright, dim, text],
  [`color-mix(in srgb, ${bright} 82%, ${night})`, night, text],
  ['var(--accent)', paper, sign],
  ['var(--accent)', wash, sign],
  ['var(--accent)', night, sign],
  ['var(--field)', paper, sign],
  ['var(--focus)', paper, sign],
  ['var(--focus)', wash, sign],
];

const themes = { light, dark, auto };

test.each(Object.keys(themes) as (keyof typeof themes)[])(
  'every pair of colours has its contrast in the theme %s',
  (name) => {
    const tokens = themes[name];
    const short = pairs
      .map(([what, on, least]) => ({ what, on, least, is: contrast(resolve(what, tokens), resolve(on, tokens)) }))
      .filter(({ is, least }) => is < least);
    expect(short).toEqual([]);
  },
);

test('words over the thinnest part of a veil can be read on a picture of any colour', () => {
  for (const tokens of [light, dark])
    for (const [words, veil] of [
      [bright, night],
      [ink, paper],
    ] as const)
      for (const picture of ['#fff', '#000'])
        expect(
          contrast(resolve(words, tokens), resolve(`color-mix(in srgb, ${veil} 64%, ${picture})`, tokens)),
        ).toBeGreaterThan(text);
});

test('whatever accent a page has set can be read as words on dark ground', () => {
  for (const accent of ['#000', '#0a5c36', '#00f', '#fff']) {
    const tokens = new Map([...dark, ['--accent', accent]]);
    for (const ground of [paper, wash])
      expect(contrast(resolve(accentWords, tokens), resolve(ground, tokens))).toBeGreaterThan(text);
  }
});

test('auto is the dark theme, where the visitor’s system is dark', () => {
  expect(auto).toEqual(dark);
  expect(themeSheet.text).toMatch(/\(prefers-color-scheme: dark\) \{\s*:host\(\[theme=auto i\]\)/);
});
