import { sectionHeadSheet } from '../kit/components/section-head.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { mediaCardSheet } from '../shared/media-card.style.ts';

export const sheet = createSheet(
  'media-more',
  (css) => css`
    .wash { background: var(--wash); }
    .media-picture { background: var(--line); }
  `,
  [layoutSheet, sectionHeadSheet, mediaCardSheet],
);
