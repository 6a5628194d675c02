import { createSheet } from '../runtime/sheet.ts';
import { accentDeepWords, from, space, type } from '../styles/tokens.ts';

export const rowListSheet = createSheet(
  'row-list',
  (css) => css`
    .row-list { border-top: 1px solid var(--ink); }
    .row {
      position: relative; display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space[1]} ${space[5]};
      padding-block: ${space[4]}; border-bottom: 1px solid var(--line);
    }
    .row:has(.row-title a:focus-visible) { outline: 2px solid var(--focus); outline-offset: 2px; }
    .row-title { ${type.h4} }
    .row-title a:focus-visible { outline: none; }
    .row-title a { transition: color var(--fast); }
    .row-title a::after { content: ""; position: absolute; inset: 0; z-index: 1; }
    .row:hover .row-title a { color: ${accentDeepWords}; }
    .row-lead { color: var(--soft); ${type.small} font-variant-numeric: tabular-nums; }
    .row-words p { margin-top: ${space[1]}; color: var(--soft); }
    ${from.desktop} {
      .row { grid-template-columns: minmax(0, 1fr) auto; align-items: baseline; }
      .row.with-lead { grid-template-columns: 9.5em minmax(0, 1fr) auto; }
    }
  `,
);
