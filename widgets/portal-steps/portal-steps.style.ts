import { sectionHeadSheet } from '../kit/components/section-head.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { from, size, space, type, weight } from '../kit/styles/tokens.ts';

/** One line leads through all steps: down on phones, across where they stand side by side. */
export const sheet = createSheet(
  'portal-steps',
  (css) => css`
    .steps { background: var(--wash); }
    ol { display: grid; grid-template-columns: minmax(0, 1fr); }
    li { position: relative; padding: 0 0 ${space[6]} calc(${size.button} + ${space[4]}); }
    li:last-child { padding-bottom: 0; }
    li:not(:last-child)::before { content: ""; position: absolute; inset: ${size.button} auto 0 calc(${size.button} / 2 - 1px); width: 2px; background: var(--line); }
    .number {
      position: absolute; inset: 0 auto auto 0; display: grid; place-items: center; width: ${size.button}; height: ${size.button}; border: 2px solid var(--ink);
      border-radius: 50%; background: var(--paper); font-weight: ${weight.heading}; font-variant-numeric: tabular-nums;
    }
    h3 { padding-top: ${space[1]}; ${type.h4} }
    p { margin-top: ${space[2]}; color: var(--soft); }
    ${from.tablet} {
      ol { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: ${space[6]} ${space.gap}; }
      li, li:last-child { padding: calc(${size.button} + ${space[4]}) 0 0; }
      li:not(:last-child)::before { inset: calc(${size.button} / 2 - 1px) calc(-1 * ${space.gap}) auto ${size.button}; width: auto; height: 2px; }
      h3 { padding-top: 0; }
      li:nth-child(2n)::before { content: none; }
    }
    ${from.desktop} {
      ol { grid-template-columns: repeat(auto-fit, minmax(180px, 1fr)); }
      li:nth-child(2n):not(:last-child)::before { content: ""; }
    }
  `,
  [layoutSheet, sectionHeadSheet],
);
