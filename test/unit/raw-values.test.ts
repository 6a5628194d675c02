// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what a sheet's source has
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** What the tokens are for: a section that has its own is a section by another hand. */
const rules: Readonly<Record<string, { pattern: RegExp; instead: string }>> = {
  colour: {
    pattern: /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|lab)\(|[:\s](?:white|black|gr[ae]y|red)\b(?=[\s;,)])/i,
    instead: 'var(--ink), var(--line) … of base.style.ts, or a mix of them',
  },
  'type size': { pattern: /\bfont(?:-size)?:(?! inherit)/, instead: '${type.h2}, ${type.small} … of tokens.ts' },
  'line height': { pattern: /line-height:(?! ?(?:1|1\.3);)/, instead: 'that of ${type.…}' },
  weight: { pattern: /font-weight: ?\d/, instead: '${weight.strong} … of tokens.ts' },
  breakpoint: {
    pattern: /\((?:min|max)-width(?!: token)|\(width/,
    instead: '${from.tablet}, ${below.desktop} … of tokens.ts',
  },
  'spacing step': {
    pattern: /\b(?:margin|padding|gap|row-gap|column-gap)[\w-]*:[^;{}]*?\b(?!0px|1px|2px)(?:\d*\.)?\d+(?:px|rem|vw)/,
    instead: '${space[4]}, ${space.section} … of tokens.ts',
  },
  radius: { pattern: /border-radius:[^;{}]*\b(?!0px|1px|2px)\d+px/, instead: 'a multiple of var(--radius), or 50%' },
  time: {
    pattern: /(?:transition|animation)[\w-]*:[^;{}]*\d(?:ms|s)\b/,
    instead: 'var(--fast), var(--slow), var(--grand), or motion of tokens.ts',
  },
  layer: { pattern: /z-index: ?(?:[4-9]|\d{2,})/, instead: '${layer.floating} … of tokens.ts' },
};

/** They say what the tokens are. */
const grounds = ['base', 'layout', 'theme'].map((name) => `widgets/kit/styles/${name}.style.ts`);
const sheets = readdirSync('widgets', { recursive: true, encoding: 'utf8' })
  .map((file) => `widgets/${file}`)
  .filter((file) => file.endsWith('.style.ts') && !grounds.includes(file));

/** Each line that breaks a rule, with the rule. */
function findRaw(source: string): string[] {
  return source.split('\n').flatMap((line, index) => {
    // What stands in `${…}` is a token or a number that the specification names.
    const rest = line.replace(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, 'token');
    return Object.entries(rules)
      .filter(([, { pattern }]) => pattern.test(rest))
      .map(([what, { instead }]) => `line ${index + 1} has a ${what} of its own (use ${instead}): ${line.trim()}`);
  });
}

describe('a sheet', () => {
  it.each(sheets)('%s has no colour, size, step, breakpoint or time of its own', (file) => {
    expect(findRaw(readFileSync(file, 'utf8'))).toEqual([]);
  });

  it.each([
    'a { color: #fff; }',
    'a { background: rgb(1 2 3 / 4%); }',
    'a { color: white; }',
    'a { font-size: 15px; }',
    'a { font: 600 15px/1.4 serif; }',
    'a { font-weight: 650; }',
    'a { line-height: 1.35; }',
    '@media (max-width: 899.98px) {',
    'a { margin: 0 18px; }',
    'a { padding-block: clamp(56px, 8vw, 112px); }',
    'a { gap: 4px 18px; }',
    'a { border-radius: 6px; }',
    'a { transition: color .2s; }',
    'a { z-index: 40; }',
  ])('with %s is told what to use instead', (line) => {
    expect(findRaw(line).join()).toContain('(use ');
  });

  it('may have hairlines, shares and what a constant says', () => {
    const lines = [
      'a { border: 1px solid var(--line); margin: -1px; padding: 0 2px; border-radius: 50%; }',
      '.banner { min-height: ${homeBanner.height}px; max-width: 38em; aspect-ratio: 3 / 2; width: min(640px, 100%); }',
      'a { margin: calc(-1 * ${space[3]}) auto 0; white-space: nowrap; color: var(--paper); }',
    ];
    expect(findRaw(lines.join('\n'))).toEqual([]);
  });
});
