import { sectionHeadSheet } from '../kit/components/section-head.style.ts';
import { splitRowSheet } from '../kit/components/split-row.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';

export const sheet = createSheet(
  'solution-parts',
  (css) => css`
    .parts { background: var(--wash); }
  `,
  [layoutSheet, sectionHeadSheet, splitRowSheet],
);
