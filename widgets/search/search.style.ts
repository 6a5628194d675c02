import { listSheet } from '../kit/components/list.style.ts';
import { rowListSheet } from '../kit/components/row-list.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { accentDeepWords, failureMark, from, size, space, type, weight } from '../kit/styles/tokens.ts';
import { refusalsSheet } from '../shared/refusals.style.ts';
import { searchFieldSheet } from '../shared/search-field.style.ts';

export const sheet = createSheet(
  'search',
  (css) => css`
    .asking { padding-block: ${space.stack}; background: var(--wash); }
    .asking h1 { margin-bottom: ${space[5]}; ${type.h1} }
    .asking .lead { margin-bottom: ${space[5]}; color: var(--soft); ${type.lead} }
    .asking .search-field { max-width: 820px; }
    .fault { display: flex; gap: ${space[2]}; margin-top: ${space[3]}; color: var(--danger); }
    .fault::before {
      ${failureMark}
    }
    .found { padding-block: ${space[6]} ${space.section}; }
    .chips { display: flex; flex-wrap: wrap; gap: ${space[2]} ${space[3]}; }
    .chips a {
      display: flex; align-items: center; gap: ${space[2]}; min-height: ${size.target}; padding-inline: ${space[4]}; border: 1px solid var(--field);
      border-radius: ${size.target}; transition: background var(--fast), border-color var(--fast);
    }
    .chips a:hover { border-color: var(--ink); }
    .chips span { color: var(--soft); ${type.small} font-variant-numeric: tabular-nums; }
    .chips [aria-current] { border-color: var(--ink); background: var(--ink); color: var(--paper); font-weight: ${weight.strong}; }
    .chips [aria-current] span { color: inherit; }
    .count { margin-block: ${space[5]} ${space[4]}; color: var(--soft); }
    .count span { display: block; }
    .hits .row { padding-block: ${space[5]}; }
    .hits .row-words .kind { display: flex; flex-wrap: wrap; gap: 0 ${space[3]}; margin: 0; color: var(--soft); ${type.small} font-variant-numeric: tabular-nums; }
    .hits .row-title { margin-top: ${space[1]}; ${type.h3} }
    .hits .excerpt { max-width: 62em; margin-top: ${space[2]}; }
    mark { word-break: keep-all; background: none; color: ${accentDeepWords}; font-weight: ${weight.strong}; }
    h2 mark { font-weight: inherit; }
    .empty h2 { margin-bottom: ${space[4]}; ${type.h3} }
    .empty .elsewhere { margin-bottom: ${space[4]}; }
    .empty li { color: var(--soft); }
    .empty .secondary { margin-top: ${space[5]}; }
    .empty + .ways { margin-top: ${space[8]}; }
    .ways { display: grid; gap: ${space[7]} ${space[8]}; }
    .ways h2 { margin-bottom: ${space[4]}; ${type.h3} }
    .doors { display: grid; gap: 0 ${space.gap}; border-top: 1px solid var(--ink); }
    .doors li { position: relative; padding-block: ${space[4]}; border-bottom: 1px solid var(--line); }
    .doors h3 { ${type.h4} }
    .doors h3 a::after { content: ""; position: absolute; inset: 0; }
    .doors li:hover a { color: ${accentDeepWords}; }
    .ways p { margin-top: ${space[1]}; color: var(--soft); ${type.small} }
    ${from.tablet} {
      .doors { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    }
    ${from.desktop} {
      .beside { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); }
    }
    @media (forced-colors: active) {
      .chips [aria-current] { forced-color-adjust: none; background: Highlight; color: HighlightText; }
      mark { forced-color-adjust: none; background: Mark; color: MarkText; }
    }
    @media print {
      .asking .search-field, .chips { display: none; }
    }
  `,
  [layoutSheet, listSheet, rowListSheet, refusalsSheet, searchFieldSheet],
);
