import { createSheet } from '../kit/runtime/sheet.ts';
import { below, size, space } from '../kit/styles/tokens.ts';

/** It stands where a kicker stands, and is as large as a finger without taking more room. */
export const parentLinkSheet = createSheet(
  'parent-link',
  (css) => css`
    .parent { display: inline-flex; align-items: center; gap: ${space[2]}; min-height: ${space[5]}; }
    .parent svg { flex: none; rotate: 180deg; transition: translate var(--slow) var(--ease); }
    .parent:hover { text-decoration: underline; text-underline-offset: 4px; }
    .parent:hover svg { translate: -3px 0; }
    ${below.desktop} {
      .parent { min-height: ${size.target}; margin-block: calc((${space[5]} - ${size.target}) / 2); }
    }
    @media print {
      .parent { display: none; }
    }
  `,
);
