import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { accentDeepWords, below, space, type } from '../kit/styles/tokens.ts';
import { moduleHeadSheet } from '../shared/module-head.style.ts';

export const sheet = createSheet(
  'home-products',
  (css) => css`
    .categories { border-top: 1px solid var(--ink); }
    .category {
      display: grid; grid-template-columns: minmax(0, 4fr) minmax(0, 9fr); gap: ${space[5]} ${space.stack};
      padding-block: ${space[7]}; border-bottom: 1px solid var(--line);
    }
    .about h3 { ${type.h3} }
    .about h3 a { transition: color var(--fast); }
    .about h3 a:hover { color: ${accentDeepWords}; }
    .about svg { display: inline-block; margin-inline-start: ${space[2]}; color: var(--accent); vertical-align: -3px; }
    .about p { max-width: 18em; margin-top: ${space[2]}; color: var(--soft); }
    .products { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: ${space[7]} ${space.gap}; }
    .products li { position: relative; }
    .products img { margin-inline-start: calc(-1 * ${space[1]}); transition: transform var(--slow) var(--ease); }
    .products li:hover img { transform: translateY(-3px); }
    .products h4 { margin: ${space[3]} 0 ${space[1]}; ${type.h4} }
    .products h4 a { transition: color var(--fast); }
    .products h4 a::after { content: ""; position: absolute; inset: 0; }
    .products h4 a:hover { color: ${accentDeepWords}; }
    .products p { color: var(--soft); }
    ${below.large} {
      .category { grid-template-columns: minmax(0, 1fr); }
      .about p { max-width: none; margin-top: ${space[1]}; }
    }
    ${below.tablet} {
      .category { gap: ${space[1]}; padding-block: ${space[6]} ${space[3]}; }
      .products { grid-template-columns: minmax(0, 1fr); gap: 0; }
      .products li { display: grid; grid-template-columns: 36px minmax(0, 1fr); column-gap: ${space[4]}; padding-block: ${space[4]}; }
      .products img { grid-row: span 2; width: 36px; height: 36px; }
      .products :is(h4, p) { grid-column: 2; }
      .products h4 { margin: 0; }
    }
  `,
  [layoutSheet, moduleHeadSheet],
);
