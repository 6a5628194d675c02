import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { from, headerHeight, size, space, type } from '../kit/styles/tokens.ts';

export const sheet = createSheet(
  'portal-apply',
  (css) => css`
    .columns { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space[6]} ${space[8]}; align-items: start; }
    .words h2 { ${type.h2} }
    .lead { max-width: 30em; margin-top: ${space[4]}; color: var(--soft); ${type.lead} }
    .words li { display: flex; gap: ${space[3]}; padding-block: calc((${size.button} - 1lh) / 2); }
    .words ul { margin-top: ${space[5]}; }
    .words svg { flex: none; height: 1lh; color: var(--accent); }
    .joined { margin-top: ${space[5]}; }
    .joined a { display: inline-flex; align-items: center; min-height: ${size.target}; }
    .sheet { border: 1px solid var(--line); border-radius: calc(var(--radius) * 2); background: var(--paper); box-shadow: var(--shadow); }
    ${from.desktop} {
      /* Closer than elsewhere, so that four choices of a form fit in one line from the first desktop on. */
      .columns { grid-template-columns: minmax(calc((100% - ${space[7]}) * 4 / 11), 1fr) minmax(0, 722px); column-gap: ${space[7]}; }
      .words { position: sticky; top: calc(${headerHeight.wide} + ${space[5]}); }
    }
    @media print {
      .sheet { display: none; }
    }
  `,
  [layoutSheet],
);
