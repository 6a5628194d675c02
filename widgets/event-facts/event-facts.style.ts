import { createPlainSheet, createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { below, layer, size, space, type, weight } from '../kit/styles/tokens.ts';
import { narrowFacts } from '../shared/narrow-facts.ts';

/** What there is to press, at the foot of a phone's window, in the place of the site's floating buttons. */
const footSheet = createPlainSheet(
  'event-foot',
  '',
  `
${below.tablet} { @media screen and (min-height: 480px) {
  .vt .event-foot {
    position: fixed; z-index: ${layer.floating}; inset: auto 0 0; margin: 0; padding: ${space[2]} ${space.gutter} calc(${space[2]} + env(safe-area-inset-bottom));
    border-top: 1px solid var(--line); background: var(--paper);
  }
  body:has(.event-foot) > vt-actions { display: none; }
  body:has(.event-foot) > vt-footer .ground { padding-bottom: calc(${size.control} + ${space[5]} + env(safe-area-inset-bottom)); }
} }
`,
);

export const sheet = createSheet(
  'event-facts',
  (css) => css`
    .facts { padding: ${space[5]}; border: 1px solid var(--line); border-radius: calc(var(--radius) * 2); background: var(--paper); color: var(--ink); }
    /* Around the list alone: in older browsers a container would keep the foot of the window as its own. */
    .facts > :first-child { container-type: inline-size; }
    h2 { ${type.h4} }
    .called-off { margin-top: ${space[3]}; font-weight: ${weight.strong}; }
    .called-off a { display: block; width: fit-content; font-weight: ${weight.normal}; text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 4px; }
    .called-off a:hover { text-decoration-thickness: 2px; }
    dl { display: grid; grid-template-columns: auto minmax(0, 1fr); margin-top: ${space[4]}; }
    dt, dd { padding-block: ${space[3]}; border-top: 1px solid var(--line); }
    dt { padding-inline-end: ${space[5]}; color: var(--soft); white-space: nowrap; }
    dd { font-weight: ${weight.strong}; }
    .day { display: inline-block; }
    .day:has(s) { color: var(--soft); font-weight: ${weight.normal}; }
    ${narrowFacts}
    .hours { display: block; color: var(--soft); ${type.small} font-weight: ${weight.normal}; }
    .acts { display: grid; gap: ${space[3]}; margin-top: ${space[4]}; }
    .acts .primary:disabled { background: var(--wash); color: var(--soft); cursor: default; }
    .calendar { margin-top: ${space[5]}; padding-top: ${space[4]}; border-top: 1px solid var(--line); ${type.small} }
    .calendar.past { visibility: hidden; }
    .calendar p { color: var(--soft); }
    .calendar ul { display: flex; flex-wrap: wrap; gap: 0 ${space[5]}; }
    .calendar a { display: inline-flex; align-items: center; min-height: ${size.target}; text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 4px; }
    .calendar a:hover { text-decoration-thickness: 2px; }
    ${below.tablet} {
      .event-foot { grid-auto-columns: minmax(0, 1fr); grid-auto-flow: column; gap: ${space[2]}; }
      .event-foot > * { padding-inline: ${space[3]}; }
    }
    @media (forced-colors: active) {
      .acts .primary:disabled { border-color: GrayText; color: GrayText; }
    }
    @media print {
      .acts, .calendar { display: none; }
    }
  `,
  [layoutSheet, footSheet],
);
