import { anchorListWidth } from '../../contract/constants.ts';
import { richTextSheet } from '../kit/components/rich-text.style.ts';
import { sectionHeadSheet } from '../kit/components/section-head.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { from, space, type } from '../kit/styles/tokens.ts';
import { caseCardSheet } from '../shared/case-card.style.ts';
import { caseGridSheet } from '../shared/case-grid.style.ts';

export const sheet = createSheet(
  'case-list',
  (css) => css`
    .groups > * + * { margin-top: ${space.stack}; padding-top: ${space.stack}; border-top: 1px solid var(--line); }
    h2 { scroll-margin-top: ${space[5]}; ${type.h3} }
    .groups .lead { margin-top: ${space[2]}; color: var(--soft); }
    .case-grid { margin-top: ${space[6]}; }
    .empty p { margin-bottom: ${space[4]}; color: var(--soft); ${type.lead} }
    ${from.desktop} {
      .beside { display: grid; grid-template-columns: ${anchorListWidth}px minmax(0, 1fr); gap: ${space[8]}; }
    }
    @media print {
      .beside { display: block; }
    }
  `,
  [layoutSheet, sectionHeadSheet, richTextSheet, caseCardSheet, caseGridSheet],
);
