import { sectionHeadSheet } from '../kit/components/section-head.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { from, space, type } from '../kit/styles/tokens.ts';
import { aboutNavSheet } from '../shared/about-nav.style.ts';
import { listPagesSheet } from '../shared/list-pages.style.ts';
import { newsCardSheet } from '../shared/news-card.style.ts';
import { refusalsSheet } from '../shared/refusals.style.ts';

export const sheet = createSheet(
  'news-list',
  (css) => css`
    .news { scroll-margin-top: ${space[9]}; }
    .empty p { margin-bottom: ${space[4]}; color: var(--soft); ${type.lead} }
    .with-lead .card:first-child .card-title { ${type.h3} }
    ${from.tablet} {
      .with-lead .card:first-child { grid-column: span 2; }
    }
    ${from.desktop} {
      .with-lead .card:first-child { grid-row: span 2; }
      .with-lead .card:first-child .card-picture { flex: auto; aspect-ratio: auto; min-height: 0; }
      .with-lead .card:first-child .card-picture img { height: 100%; }
    }
  `,
  [layoutSheet, sectionHeadSheet, listPagesSheet, aboutNavSheet, newsCardSheet, refusalsSheet],
);
