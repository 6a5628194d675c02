import { anchorListWidth } from '../../contract/constants.ts';
import { richTextSheet } from '../kit/components/rich-text.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { from, space } from '../kit/styles/tokens.ts';

export const proseSheet = createSheet(
  'prose',
  (css) => css`
    .prose { padding-block: ${space.section}; text-wrap: pretty; }
    ${from.desktop} {
      .with-anchors { display: grid; grid-template-columns: ${anchorListWidth}px minmax(0, 1fr); gap: ${space[8]}; }
    }
    @media print {
      .prose { display: block; padding-block: ${space[4]}; }
    }
  `,
  [richTextSheet],
);
