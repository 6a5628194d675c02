import { anchorListWidth } from '../../contract/constants.ts';
import { richTextSheet } from '../kit/components/rich-text.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { from, space } from '../kit/styles/tokens.ts';

export const sheet = createSheet(
  'category-text',
  (css) => css`
    .section { background: var(--wash); text-wrap: pretty; }
    ${from.desktop} {
      .with-anchors { display: grid; grid-template-columns: ${anchorListWidth}px minmax(0, 1fr); gap: ${space[8]}; }
    }
  `,
  [layoutSheet, richTextSheet],
);
