import { createSheet } from '../kit/runtime/sheet.ts';
import { space, type } from '../kit/styles/tokens.ts';

/** The sections of an event's page stand one below the other in a column: nearer than those of other pages. */
export const eventSectionSheet = createSheet(
  'event-section',
  (css) => css`
    .event-section { padding-block: ${space.stack}; }
    .event-section .section-head { margin-bottom: ${space[5]}; }
    .event-section .section-head h2 { ${type.h3} }
  `,
);
