import { filtersSheet } from '../kit/components/filters.style.ts';
import { listSheet } from '../kit/components/list.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { below, from, size, space, type, weight } from '../kit/styles/tokens.ts';
import { mediaCardSheet } from '../shared/media-card.style.ts';
import { refusalsSheet } from '../shared/refusals.style.ts';

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
    .filters label { grid-template-columns: minmax(0, 1fr); min-width: 0; }
    .filters :is([type="date"], [type="search"]) { width: 100%; min-width: 0; }
    ${below.tablet} {
      .filters { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: ${space[4]} ${space[3]}; }
      .filters > :is(label:has([type="search"]), button, .quiet) { grid-column: 1 / -1; }
      .filters > .quiet { justify-content: center; }
    }
    .pages { display: none; }
    .endless { display: contents; }
    @media (scripting: none) {
      .endless { display: none; }
      .pages { display: block; }
    }
    ${from.tablet} {
      .endless { display: none; }
      .pages { display: block; }
    }
  `,
  [layoutSheet, filtersSheet, listSheet, refusalsSheet, mediaCardSheet],
);
