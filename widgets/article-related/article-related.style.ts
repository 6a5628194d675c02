import { sectionHeadSheet } from '../kit/components/section-head.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { newsCardSheet } from '../shared/news-card.style.ts';

export const sheet = createSheet(
  'article-related',
  (css) => css`
    .wash { background: var(--wash); }
  `,
  [layoutSheet, sectionHeadSheet, newsCardSheet],
);
