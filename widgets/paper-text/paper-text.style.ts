import { anchorListWidth } from '../../contract/constants.ts';
import { richTextSheet } from '../kit/components/rich-text.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { from, space, type } from '../kit/styles/tokens.ts';

export const sheet = createSheet(
  'paper-text',
  (css) => css`
    .cover { max-width: 200px; margin-bottom: ${space[6]}; }
    .cover img { width: 100%; aspect-ratio: 3 / 4; object-fit: cover; border-radius: var(--radius); box-shadow: var(--shadow); }
    .rich { ${type.lead} }
    ${from.desktop} {
      .paper { display: grid; grid-template: "cover text" auto ". text" 1fr / ${anchorListWidth}px minmax(0, 1fr); column-gap: ${space[8]}; }
      .cover { grid-area: cover; max-width: none; }
      .anchors { grid-area: 2 / 1; }
      .rich { grid-area: text; }
    }
    @media print {
      .cover { display: none; }
      .paper { display: block; }
    }
  `,
  [layoutSheet, richTextSheet],
);
