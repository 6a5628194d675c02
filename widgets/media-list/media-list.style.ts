import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { size, space, type, weight } from '../kit/styles/tokens.ts';
import { listFiltersSheet } from '../shared/list-filters.style.ts';
import { listPagesSheet } from '../shared/list-pages.style.ts';
import { mediaCardSheet } from '../shared/media-card.style.ts';

export const sheet = createSheet(
  'media-list',
  (css) => css`
    h2 { margin-bottom: ${space[5]}; ${type.h2} }
    .filters > .chips { display: flex; flex: 1 0 100%; flex-wrap: wrap; gap: ${space[2]} ${space[3]}; grid-column: 1 / -1; min-width: 0; }
    .filters > .chips legend { float: inline-start; width: 100%; padding: 0; ${type.small} }
    .filters .chip { position: relative; display: grid; cursor: pointer; }
    .filters .chip input { position: absolute; inset: 0; width: 100%; height: 100%; min-height: 0; margin: 0; opacity: 0; cursor: pointer; }
    .chip span {
      display: grid; align-items: center; min-height: ${size.target}; padding-inline: ${space[4]}; border: 1px solid var(--field);
      border-radius: ${size.target}; background: var(--paper); transition: background var(--fast), border-color var(--fast);
    }
    .chip:hover span { border-color: var(--ink); }
    .chip :checked + span { border-color: var(--ink); background: var(--ink); color: var(--paper); font-weight: ${weight.strong}; }
    .chip :focus-visible + span { outline: 2px solid var(--focus); outline-offset: 2px; }
    @media (forced-colors: active) {
      .chip :checked + span { forced-color-adjust: none; background: Highlight; color: HighlightText; }
    }
  `,
  [layoutSheet, listFiltersSheet, listPagesSheet, mediaCardSheet],
);
