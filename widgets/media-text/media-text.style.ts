import { richTextSheet } from '../kit/components/rich-text.style.ts';
import { sectionHeadSheet } from '../kit/components/section-head.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { from, space, type } from '../kit/styles/tokens.ts';

export const sheet = createSheet(
  'media-text',
  (css) => css`
    .section-head { margin-bottom: ${space[5]}; }
    .section-head h2 { ${type.h3} }
    .rich { ${type.lead} }
    ${from.desktop} {
      .beside { display: grid; grid-template-columns: minmax(0, 4fr) minmax(0, 8fr); gap: ${space.gap}; }
      .section-head { margin-bottom: 0; align-self: start; }
    }
    @media print {
      .beside { display: block; }
    }
  `,
  [layoutSheet, sectionHeadSheet, richTextSheet],
);
