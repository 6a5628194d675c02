import { sectionHeadSheet } from '../kit/components/section-head.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { from, space, type, weight } from '../kit/styles/tokens.ts';
import { eventSectionSheet } from '../shared/event-section.style.ts';
import { portraitSheet } from '../shared/portrait.style.ts';

export const sheet = createSheet(
  'event-agenda',
  (css) => css`
    .agenda { display: grid; padding-top: .5em; }
    .agenda li { position: relative; display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space[1]} ${space[5]}; padding: 0 0 ${space[6]} ${space[5]}; border-inline-start: 2px solid var(--line); }
    .agenda li:last-child { padding-bottom: 0; border-color: transparent; }
    .agenda li::before {
      content: ""; position: absolute; top: 0; left: 0; width: 10px; height: 10px; margin-inline-start: -1px; border: 2px solid var(--ink);
      border-radius: 50%; background: var(--paper); translate: -50%;
    }
    .agenda li > * { translate: 0 -.5em; }
    .time { color: var(--soft); font-weight: ${weight.strong}; font-variant-numeric: tabular-nums; }
    .what h3 { ${type.h4} }
    .who { display: flex; align-items: center; gap: ${space[3]}; margin-top: ${space[1]}; color: var(--soft); ${type.small} }
    .who strong { color: var(--ink); font-weight: ${weight.strong}; }
    .who strong:not(:last-child) { margin-inline-end: ${space[3]}; }
    .who .portrait { width: 40px; height: 40px; }
    ${from.tablet} {
      .agenda li { display: flex; flex-wrap: wrap; }
      .time { flex: none; width: 9.5em; max-width: 100%; }
      .what { flex: 1; min-width: min(100%, 10em); }
    }
    @media print {
      /* A row that is moved up from the top of a sheet is cut there. */
      .agenda { display: block; }
      .agenda li > * { translate: none; }
      .what h3 { break-after: auto; }
      .agenda li::before { top: .5em; }
    }
    @media (forced-colors: active) {
      .agenda li::before { border-color: CanvasText; }
    }
  `,
  [layoutSheet, sectionHeadSheet, eventSectionSheet, portraitSheet],
);
