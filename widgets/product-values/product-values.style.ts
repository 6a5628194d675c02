import { sectionHeadSheet } from '../kit/components/section-head.style.ts';
import { splitRowSheet } from '../kit/components/split-row.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { below, from, space, type } from '../kit/styles/tokens.ts';

/** Pictures are of 3 to 2, which their addresses do not tell; words in another one are not cut. */
export const sheet = createSheet(
  'product-values',
  (css) => css`
    .split-picture img { aspect-ratio: 3 / 2; object-fit: contain; }
    .split-words p { max-width: 30em; ${type.lead} }
    ${from.desktop} {
      .split-words h3 { ${type.h2} }
    }
    ${from.tablet} {
      .split-rows { gap: ${space[8]}; }
    }
    ${below.tablet} {
      .split-rows { gap: ${space[7]}; }
    }
  `,
  [layoutSheet, sectionHeadSheet, splitRowSheet],
);
