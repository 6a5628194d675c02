import { richTextSheet } from '../kit/components/rich-text.style.ts';
import { sectionHeadSheet } from '../kit/components/section-head.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { space, type } from '../kit/styles/tokens.ts';
import { eventSectionSheet } from '../shared/event-section.style.ts';

/** The text's own headings stand below the section's. */
export const sheet = createSheet(
  'event-text',
  (css) => css`
    .rich h2 { margin-top: ${space[6]}; ${type.h4} }
  `,
  [layoutSheet, sectionHeadSheet, richTextSheet, eventSectionSheet],
);
