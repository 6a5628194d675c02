import { cardGridSheet } from '../kit/components/card-grid.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { space } from '../kit/styles/tokens.ts';

export const newsCardSheet = createSheet(
  'news-card',
  (css) => css`
    .card-labels::before { content: "·"; margin-inline: ${space[2]}; }
  `,
  [cardGridSheet],
);
