import { sectionHeadSheet } from '../kit/components/section-head.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { from, space, type, weight } from '../kit/styles/tokens.ts';

export const sheet = createSheet(
  'solution-values',
  (css) => css`
    .values { background: var(--wash); }
    .value-list { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space[6]} ${space.gap}; }
    .value-list li { padding-top: ${space[4]}; border-top: 2px solid var(--ink); }
    .figure { display: block; margin-bottom: ${space[1]}; ${type.h2} font-weight: ${weight.heading}; }
    h3 { ${type.h4} }
    .value-list p { margin-top: ${space[2]}; color: var(--soft); }
    .value-list img { margin-bottom: ${space[4]}; border-radius: var(--radius); }
    .source { margin-top: ${space[6]}; color: var(--soft); ${type.small} }
    ${from.tablet} {
      .value-list { grid-template-columns: repeat(auto-fit, minmax(12em, 1fr)); }
    }
  `,
  [layoutSheet, sectionHeadSheet],
);
