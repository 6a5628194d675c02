import { sectionHeadSheet } from '../kit/components/section-head.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { columns, from, space, type } from '../kit/styles/tokens.ts';
import { eventSectionSheet } from '../shared/event-section.style.ts';
import { portraitSheet } from '../shared/portrait.style.ts';

export const sheet = createSheet(
  'event-speakers',
  (css) => css`
    .speakers { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space[5]} ${space.gap}; }
    .speakers li { display: flex; align-items: center; gap: ${space[4]}; }
    .speakers .portrait { width: 72px; height: 72px; ${type.h3} }
    .speakers h3 { ${type.h4} }
    .speakers p { color: var(--soft); ${type.small} }
    ${from.tablet} {
      .speakers { grid-template-columns: ${columns(2, '12em')}; }
    }
  `,
  [layoutSheet, sectionHeadSheet, eventSectionSheet, portraitSheet],
);
