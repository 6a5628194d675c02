import { sectionHeadSheet } from '../kit/components/section-head.style.ts';
import { slideTabsSheet } from '../kit/components/slide-tabs.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { accentWords, below, columns, from, space, type } from '../kit/styles/tokens.ts';

/** One scene below the other, numbered. */
const list = `
  .slides { overflow: visible; }
  .track { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space[7]}; }
  .controls:has(.slide-tabs) { display: none; }
`;

export const sheet = createSheet(
  'solution-scenes',
  (css) => css`
    .carousel { counter-reset: scene; }
    .slide { counter-increment: scene; }
    h3 { display: flex; gap: ${space[3]}; ${type.h3} }
    h3::before { content: counter(scene); color: ${accentWords}; font-variant-numeric: tabular-nums; }
    .scene p { margin-top: ${space[1]}; color: var(--soft); ${type.lead} }
    .scene img { width: 100%; margin-top: ${space[4]}; border-radius: calc(var(--radius) * 2); }
    ${below.tablet} { ${list} }
    @media (scripting: none), print { ${list} }
    @media print {
      .track { grid-template-columns: ${columns(2, '14em', space[5])}; gap: ${space[5]}; }
    }
    @media screen and (scripting: enabled) {
      ${from.tablet} {
        .carousel:has(.controls) { display: grid; grid-template-columns: minmax(0, 4fr) minmax(0, 8fr); gap: ${space.stack}; }
        .carousel:has(.controls) h3 { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
        .scene { display: flex; flex-direction: column-reverse; }
        .scene p { margin-top: ${space[4]}; color: var(--ink); }
        .scene img { margin-top: 0; }
        .controls:has(.slide-tabs) { order: -1; flex-direction: column; flex-wrap: nowrap; align-items: stretch; gap: ${space[4]}; }
        .controls .turn { margin-inline-start: calc(-1 * ${space[3]}); }
        .slide-tabs { counter-reset: step; border-top: 1px solid var(--line); }
        .slide-tabs li { counter-increment: step; border-bottom: 1px solid var(--line); }
        .slide-tab { min-height: ${space[8]}; padding: ${space[3]} 0 ${space[3]} ${space[4]}; gap: ${space[4]}; ${type.h4} }
        .slide-tab::before { content: counter(step); color: ${accentWords}; font-variant-numeric: tabular-nums; }
        .slide-tab::after { inset: 0 auto 0 0; width: 3px; }
      }
    }
  `,
  [layoutSheet, sectionHeadSheet, slideTabsSheet],
);
