import { cardGridSheet } from '../kit/components/card-grid.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';

export const newsCardSheet = createSheet(
  'news-card',
  (css) => css`
    .card-labels::before { content: " · "; }
  `,
  [cardGridSheet],
);
