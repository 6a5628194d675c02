import { cardGridSheet } from '../kit/components/card-grid.style.ts';
import { sectionHeadSheet } from '../kit/components/section-head.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { from, space } from '../kit/styles/tokens.ts';

/** Three stand in one row as soon as two would, so that none is left alone; fewer where the visitor's text is too large. */
export const sheet = createSheet(
  'solution-insights',
  (css) => css`
    ${from.tablet} {
      .card-grid:has(> :nth-child(3):last-child) { grid-template-columns: repeat(auto-fill, minmax(max(10em, (100% - 2 * ${space.gap}) / 3), 1fr)); }
    }
  `,
  [layoutSheet, sectionHeadSheet, cardGridSheet],
);
