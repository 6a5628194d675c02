import { sectionHeadSheet } from '../kit/components/section-head.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { caseCardSheet } from '../shared/case-card.style.ts';

export const sheet = createSheet(
  'case-next',
  (css) => css`
    .wash { background: var(--wash); }
    .case-logo { background: var(--vtt-plate, var(--wash)); }
  `,
  [layoutSheet, sectionHeadSheet, caseCardSheet],
);
