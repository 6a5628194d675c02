import { sectionHeadSheet } from '../kit/components/section-head.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { accentDeepWords, from, size, space, type, weight } from '../kit/styles/tokens.ts';

export const sheet = createSheet(
  'portal-needs',
  (css) => css`
    .columns { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space[7]} ${space[8]}; align-items: start; }
    .needs { border-top: 1px solid var(--ink); }
    .needs > li { display: flex; gap: ${space[4]}; padding-block: ${space[4]}; border-bottom: 1px solid var(--line); }
    .needs svg { flex: none; margin-top: 1px; color: var(--accent); }
    .needs h3 { ${type.h4} }
    .needs p { margin-top: ${space[1]}; color: var(--soft); }
    .papers { padding: ${space[5]}; border-radius: calc(var(--radius) * 2); background: var(--wash); }
    .papers h3 { margin-bottom: ${space[3]}; ${type.h4} }
    .papers li { border-top: 1px solid var(--line); }
    .papers a { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: 0 ${space[3]}; min-height: ${size.target}; padding-block: ${space[3]}; }
    .paper-name { font-weight: ${weight.strong}; transition: color var(--fast); }
    .paper-way { grid-row: 2; color: var(--soft); ${type.small} }
    .papers svg { grid-area: 1 / 2 / span 2; color: var(--accent); }
    .papers a:hover .paper-name { color: ${accentDeepWords}; }
    ${from.desktop} {
      .columns:has(.needs):has(.papers) { grid-template-columns: minmax(0, 7fr) minmax(0, 4fr); }
    }
  `,
  [layoutSheet, sectionHeadSheet],
);
