import { sectionHeadSheet } from '../kit/components/section-head.style.ts';
import { tabsSheet } from '../kit/components/tabs.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { from, space, type } from '../kit/styles/tokens.ts';

export const sheet = createSheet(
  'product-functions',
  (css) => css`
    .core { background: var(--wash); }
    .functions { display: grid; gap: ${space[4]} ${space.gap}; }
    .functions li { padding: ${space[4]} ${space[5]}; border-radius: var(--radius); background: var(--paper); }
    .functions img { width: 100%; margin-bottom: ${space[4]}; aspect-ratio: 3 / 2; object-fit: contain; }
    .functions h3 { ${type.h4} }
    .functions p { margin-top: ${space[1]}; color: var(--soft); }
    ${from.tablet} {
      .functions { grid-template-columns: repeat(auto-fit, minmax(min(max(200px, 9em), 100%), 1fr)); }
      .functions li { padding: ${space[5]}; }
      .functions p { margin-top: ${space[2]}; }
    }
    ${from.desktop} {
      .functions h3 { ${type.h3} }
    }
  `,
  [layoutSheet, sectionHeadSheet, tabsSheet],
);
