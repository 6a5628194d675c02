import { cardGridSheet } from '../kit/components/card-grid.style.ts';
import { sectionHeadSheet } from '../kit/components/section-head.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { below, columns, from, space, type } from '../kit/styles/tokens.ts';

export const sheet = createSheet(
  'product-demands',
  (css) => css`
    .demands { background: var(--wash); }
    .measure > .lead { max-width: 720px; margin-bottom: ${space.stack}; color: var(--soft); ${type.lead} }
    .card:not(:has(.card-picture)) { padding: ${space[5]}; background: var(--paper); }
    .card-title { ${type.h3} }
    ${from.tablet} {
      .card-grid { grid-template-columns: ${columns(3)}; }
    }
    ${below.tablet} {
      .card-grid:not(:has(.card-picture)) { gap: ${space[4]}; }
    }
  `,
  [layoutSheet, sectionHeadSheet, cardGridSheet],
);
