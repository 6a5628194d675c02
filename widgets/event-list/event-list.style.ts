import { statusBadgeSheet } from '../kit/components/status-badge.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { accentDeepWords, below, layer, space, type, weight } from '../kit/styles/tokens.ts';

export const sheet = createSheet(
  'event-list',
  (css) => css`
    .event-head { display: flex; flex-wrap: wrap; align-items: end; justify-content: space-between; gap: ${space[4]}; margin-bottom: ${space[6]}; }
    h2 { ${type.h2} }
    .fetch-filters { margin-bottom: ${space[6]}; }
    .all-events { margin-top: ${space.stack}; text-align: center; }
    h3 { ${type.h4} }
    .past { margin-top: ${space.stack}; }
    .event-rows { margin-top: ${space[4]}; border-top: 1px solid var(--ink); }
    .event-row {
      position: relative; display: grid; grid-template-columns: 88px minmax(0, 1fr) auto; align-items: center;
      gap: ${space[2]} ${space[5]}; padding-block: ${space[4]}; border-bottom: 1px solid var(--line);
    }
    .event-row:has(h4 a:focus-visible) { outline: 2px solid var(--focus); outline-offset: 2px; }
    .leaf {
      display: grid; align-content: center; justify-items: center; min-height: 88px; border-radius: var(--radius);
      background: var(--wash); ${type.small}
    }
    .leaf strong { ${type.h3} font-variant-numeric: tabular-nums; }
    .over .leaf { background: none; border: 1px solid var(--line); color: var(--soft); }
    h4 { ${type.h4} }
    h4 a { transition: color var(--fast); }
    h4 a:focus-visible { outline: none; }
    h4 a::after { content: ""; position: absolute; inset: 0; z-index: ${layer.raised}; }
    .event-row:hover h4 a { color: ${accentDeepWords}; }
    .event-facts { display: flex; flex-wrap: wrap; gap: 0 ${space[4]}; margin-top: ${space[1]}; color: var(--soft); ${type.small} }
    .event-facts time { font-variant-numeric: tabular-nums; word-break: keep-all; }
    .event-line { margin-top: ${space[1]}; color: var(--soft); }
    .over h4 { font-weight: ${weight.strong}; }
    ${below.tablet} {
      .event-row { grid-template-columns: max(64px, 2.5em) minmax(0, 1fr); align-items: start; column-gap: ${space[4]}; }
      .leaf { min-height: 72px; }
      .event-row .status { grid-column: 2; justify-self: start; }
    }
  `,
  [layoutSheet, statusBadgeSheet],
);
