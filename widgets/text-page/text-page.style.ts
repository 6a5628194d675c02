import { anchorListWidth } from '../../contract/constants.ts';
import { richTextSheet } from '../kit/components/rich-text.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { from, space, type } from '../kit/styles/tokens.ts';

export const sheet = createSheet(
  'text-page',
  (css) => css`
    .top { background: var(--wash); padding-block: ${space[8]}; }
    h1 { ${type.h1} }
    .lead { max-width: 38em; margin-top: ${space[3]}; color: var(--soft); ${type.lead} }
    .date { margin-top: ${space[4]}; color: var(--soft); ${type.small} }
    .body { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space[6]}; padding-block: ${space[7]} ${space[9]}; text-wrap: pretty; }
    ${from.desktop} {
      .body { grid-template-columns: ${anchorListWidth}px minmax(0, 1fr); gap: ${space[8]}; }
    }
    @media print {
      .top, .body { padding-block: ${space[4]}; }
      .body { display: block; }
    }
  `,
  [layoutSheet, richTextSheet],
);
