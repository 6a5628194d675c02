import { sectionHeadSheet } from '../kit/components/section-head.style.ts';
import { splitRowSheet } from '../kit/components/split-row.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { accentDeepWords, below, space, type, weight } from '../kit/styles/tokens.ts';

export const sheet = createSheet(
  'category-products',
  (css) => css`
    .split-row { position: relative; }
    .split-row:has(a:focus-visible) { outline: 2px solid var(--focus); outline-offset: ${space[2]}; border-radius: calc(var(--radius) * 2); }
    .split-row a:focus-visible { outline: none; }
    .split-row a { transition: color var(--fast); }
    .split-row a::after { content: ""; position: absolute; inset: 0; z-index: 1; }
    .split-row:hover :is(a, .more) { color: ${accentDeepWords}; }
    .split-row:hover .more svg { transform: translate(3px, -3px) rotate(-45deg); }
    .split-words img { margin: 0 0 ${space[4]} calc(-1 * ${space[1]}); }
    .split-words .tagline { margin-top: ${space[2]}; color: var(--ink); font-weight: ${weight.strong}; ${type.h4} }
    .split-words .more { margin-top: ${space[3]}; color: var(--ink); }
    .more svg { transform: rotate(-45deg); }
    .split-picture img { transition: transform var(--grand) var(--ease); }
    .split-row:hover .split-picture img { transform: scale(1.02); }
    ${below.tablet} {
      .split-rows { gap: ${space[7]}; }
    }
    @media print {
      .more { display: none; }
    }
  `,
  [layoutSheet, sectionHeadSheet, splitRowSheet],
);
