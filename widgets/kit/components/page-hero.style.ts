import { createSheet } from '../runtime/sheet.ts';
import { from, space, type } from '../styles/tokens.ts';
import { backdropSheet } from './backdrop.style.ts';

export const pageHeroSheet = createSheet(
  'page-hero',
  (css) => css`
    .page-hero { display: grid; grid-template-columns: minmax(0, 1fr); align-items: center; min-height: 280px; }
    .page-hero .measure { width: 100%; padding-block: ${space[7]}; }
    .page-hero h1 { max-width: calc(18em - var(--zh) * 5em); ${type.h1} }
    .page-hero .kicker { margin-bottom: ${space[4]}; ${type.small} }
    .page-hero .lead { max-width: 30em; margin-top: ${space[4]}; ${type.lead} text-wrap: balance; }
    .page-hero .note { max-width: 34em; margin-top: ${space[3]}; ${type.small} text-wrap: balance; }
    .page-hero .buttons { display: flex; flex-wrap: wrap; gap: ${space[3]} ${space[4]}; margin-top: ${space[5]}; }
    ${from.tablet} {
      .page-hero { min-height: min(420px, 80vh); }
      .page-hero :is(.lead, .note) { max-width: min(30em, 60%); }
    }
    @media print {
      .page-hero { min-height: 0; }
      .page-hero .measure { padding-block: ${space[5]}; }
      .page-hero :is(.lead, .note) { max-width: none; }
    }
  `,
  [backdropSheet],
);
