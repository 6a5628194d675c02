import { createSheet } from '../runtime/sheet.ts';
import { below, space, type } from '../styles/tokens.ts';
import { backdropSheet } from './backdrop.style.ts';

export const ctaBandSheet = createSheet(
  'cta-band',
  (css) => css`
    .cta-band .measure { padding-block: ${space.band}; }
    .cta-band h2 { max-width: 13em; ${type.h1} }
    .cta-band p { max-width: min(32em, 52%); margin: ${space[4]} 0 ${space[6]}; ${type.lead} text-wrap: balance; }
    .buttons { display: flex; flex-wrap: wrap; gap: ${space[3]} ${space[4]}; }
    ${below.desktop} {
      .cta-band p { max-width: 62%; }
    }
    ${below.tablet} {
      .cta-band .measure { padding-block: ${space[8]}; }
      .cta-band p { max-width: 22em; margin: ${space[3]} 0 ${space[5]}; }
    }
  `,
  [backdropSheet],
);
