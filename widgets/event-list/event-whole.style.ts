import { createSheet } from '../kit/runtime/sheet.ts';
import { below, size, space, type, weight } from '../kit/styles/tokens.ts';
import { listPagesSheet } from '../shared/list-pages.style.ts';
import { refusalsSheet } from '../shared/refusals.style.ts';

/** What stands around the rows: views, cards, pages. */
export const wholeSheet = createSheet(
  'event-whole',
  (css) => css`
    .view-switch { display: flex; padding: ${space[1]}; border-radius: var(--radius); background: var(--wash); }
    .view-switch:not(.live) { visibility: hidden; }
    .view-switch button { min-height: ${size.target}; padding-inline: ${space[4]}; border-radius: var(--radius); ${type.small} }
    .view-switch [aria-pressed="true"] { background: var(--paper); box-shadow: var(--shadow); font-weight: ${weight.strong}; }
    .events .card-grid { margin-top: ${space[5]}; }
    .card-status { margin-top: ${space[3]}; }
    ${below.tablet} {
      .view-switch { display: none; }
    }
    @media (forced-colors: active) {
      .view-switch [aria-pressed="true"] { forced-color-adjust: none; background: Highlight; color: HighlightText; }
    }
    @media print {
      .event-head { break-after: avoid; }
      .view-switch { display: none; }
    }
  `,
  [listPagesSheet, refusalsSheet],
);
