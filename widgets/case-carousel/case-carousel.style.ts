import { carouselSheet } from '../kit/components/carousel.style.ts';
import { sectionHeadSheet } from '../kit/components/section-head.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { below, space } from '../kit/styles/tokens.ts';
import { caseCardSheet } from '../shared/case-card.style.ts';

/** Slides are as much wider than their cards as a focus ring needs. On phones the next one looks in. */
export const sheet = createSheet(
  'case-carousel',
  (css) => css`
    .wash { background: var(--wash); }
    .wash .case-cover { background: var(--line); }
    .wash .case-logo { background: var(--vtt-plate, var(--wash)); }
    .slides { margin: calc(-1 * ${space[2]}); }
    .slide { padding: ${space[2]}; }
    .slide > div { display: grid; height: 100%; }
    .controls { margin: ${space[4]} 0 0 calc(-1 * ${space[3]}); }
    ${below.tablet} {
      .slide:not(:only-child) { flex-basis: 86%; }
      .slides:has(.slide + .slide) { margin-inline-end: calc(-1 * var(--gutter)); }
    }
    @media print {
      .slides:has(.slide + .slide) { margin-inline-end: calc(-1 * ${space[2]}); }
    }
  `,
  [layoutSheet, sectionHeadSheet, carouselSheet, caseCardSheet],
);
