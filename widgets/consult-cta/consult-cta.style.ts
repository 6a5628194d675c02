import { backdropSheet } from '../kit/components/backdrop.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { below, space, type } from '../kit/styles/tokens.ts';

export const sheet = createSheet(
  'consult-cta',
  (css) => css`
    .measure { padding-block: ${space.band}; }
    h2 { max-width: 13em; ${type.h1} }
    p { max-width: min(32em, 52%); margin: ${space[4]} 0 ${space[6]}; ${type.lead} text-wrap: balance; }
    p.kicker { margin: 0 0 ${space[3]}; ${type.small} }
    ${below.desktop} {
      p { max-width: 62%; }
    }
    ${below.tablet} {
      p { max-width: 22em; margin: ${space[3]} 0 ${space[5]}; }
    }
  `,
  [layoutSheet, backdropSheet],
);
