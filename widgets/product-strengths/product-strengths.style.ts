import { cardGridSheet } from '../kit/components/card-grid.style.ts';
import { sectionHeadSheet } from '../kit/components/section-head.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { below, columns, from, space, type } from '../kit/styles/tokens.ts';

export const sheet = createSheet(
  'product-strengths',
  (css) => css`
    .card:not(:has(.card-picture)) { padding-top: ${space[5]}; border-top: 2px solid var(--ink); border-radius: 0; }
    .card-title { ${type.h3} }
    ${from.tablet} {
      .card-grid { grid-template-columns: ${columns(3)}; }
    }
    ${below.tablet} {
      .card-grid { gap: ${space[6]}; }
    }
  `,
  [layoutSheet, sectionHeadSheet, cardGridSheet],
);
