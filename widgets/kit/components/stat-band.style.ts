import { createSheet } from '../runtime/sheet.ts';
import { below, from, space, type, weight } from '../styles/tokens.ts';

export const statBandSheet = createSheet(
  'stat-band',
  (css) => css`
    .stats { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: ${space[5]} ${space.gap}; }
    .stat { display: flex; flex-direction: column-reverse; justify-content: flex-end; padding-top: ${space[4]}; border-top: 2px solid var(--ink); }
    .stat dd { ${type.h2} font-weight: ${weight.heading}; }
    .stat dt { margin-top: ${space[1]}; color: var(--soft); ${type.small} text-wrap: pretty; }
    .stat-source { margin-top: ${space[4]}; color: var(--soft); ${type.small} }
    ${below.tablet} {
      .stat:last-child:nth-child(odd) { grid-column: 1 / -1; }
    }
    ${from.tablet} {
      .stats { grid-template-columns: repeat(auto-fit, minmax(160px, 1fr)); }
      .stat dd { ${type.h3} }
    }
    ${from.desktop} {
      .stat dd { ${type.h2} }
    }
  `,
);
