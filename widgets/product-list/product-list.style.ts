import { anchorListWidth } from '../../contract/constants.ts';
import { cardGridSheet } from '../kit/components/card-grid.style.ts';
import { richTextSheet } from '../kit/components/rich-text.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { accentDeepWords, below, from, size, space, type } from '../kit/styles/tokens.ts';

export const sheet = createSheet(
  'product-list',
  (css) => css`
    .groups { display: grid; gap: ${space.stack}; }
    .group { padding-top: ${space[5]}; border-top: 1px solid var(--ink); }
    .group h2 { ${type.h3} scroll-margin-top: ${space[5]}; }
    .group h2 a { transition: color var(--fast); }
    .group h2 a:hover { color: ${accentDeepWords}; }
    .group h2 svg {
      display: inline-block; margin-inline-start: ${space[2]}; color: var(--accent); vertical-align: -3px;
      transition: translate var(--slow) var(--ease);
    }
    .group h2 a:hover svg { translate: 4px 0; }
    .about { max-width: 38em; margin-top: ${space[2]}; color: var(--soft); }
    .card-grid { gap: ${space[4]}; margin-top: ${space[5]}; }
    .card {
      padding: ${space[5]}; border: 1px solid var(--line); border-radius: calc(var(--radius) * 2); background: var(--paper);
      transition: border-color var(--fast), box-shadow var(--slow) var(--ease);
    }
    .card:hover { border-color: var(--ink); box-shadow: var(--shadow); }
    .card img { margin-bottom: ${space[4]}; }
    .empty { text-align: center; }
    .empty p { max-width: 38em; margin-inline: auto; margin-bottom: ${space[5]}; color: var(--soft); ${type.lead} }
    ${below.desktop} {
      .group:first-child { padding-top: 0; border-top: 0; }
    }
    ${below.tablet} {
      .card { display: grid; grid-template-columns: auto minmax(0, 1fr); padding: ${space[4]}; }
      .card img { grid-row: span 2; margin: 0 ${space[4]} 0 0; }
      .card :is(h3, p) { grid-column: 2; }
      .card-tagline { margin-top: ${space[1]}; }
      .group h2 a { display: inline-block; min-height: ${size.target}; align-content: center; }
      .about { margin-top: 0; }
    }
    ${from.desktop} {
      .with-anchors { display: grid; grid-template-columns: ${anchorListWidth}px minmax(0, 1fr); gap: ${space.gap}; }
    }
    ${below.large} {
      .card { padding: ${space[4]}; }
    }
    ${from.large} {
      .with-anchors { gap: ${space[8]}; }
    }
  `,
  [layoutSheet, cardGridSheet, richTextSheet],
);
