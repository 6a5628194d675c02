import { sectionHeadSheet } from '../kit/components/section-head.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { columns, from, space, type, weight } from '../kit/styles/tokens.ts';
import { caseCardSheet } from '../shared/case-card.style.ts';

export const sheet = createSheet(
  'paper-cases',
  (css) => css`
    .section { background: var(--wash); }
    .case-cover { background: var(--line); }
    .case-logo { background: var(--vtt-plate, var(--wash)); }
    .cases { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space[7]} ${space.gap}; }
    .cases > li { display: grid; grid-template-rows: auto 1fr; }
    .industry { margin-bottom: ${space[3]}; padding-top: ${space[3]}; border-top: 2px solid var(--ink); font-weight: ${weight.strong}; ${type.small} }
    ${from.tablet} {
      .cases { grid-template-columns: ${columns(3)}; }
    }
  `,
  [layoutSheet, sectionHeadSheet, caseCardSheet],
);
