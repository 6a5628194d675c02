import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { space, type } from '../kit/styles/tokens.ts';

export const sheet = createSheet(
  'not-found',
  (css) => css`
    .place { background: var(--wash); text-align: center; }
    .picture { display: block; width: min(640px, 100%, 100vh); height: auto; margin: 0 auto ${space.stack}; }
    .picture path { stroke-linecap: round; stroke-linejoin: round; }
    .picture .spar { fill: none; stroke: var(--ink); stroke-width: 16; }
    .picture .ring { fill: var(--paper); stroke: var(--ink); stroke-width: 16; }
    .picture .mark { stroke: var(--soft); stroke-width: 2; }
    .picture .north { fill: var(--accent); }
    .picture .south { fill: var(--ink); }
    .picture .pin { fill: var(--paper); }
    .picture .horizon { stroke: var(--line); stroke-width: 2; }
    .picture .swell { fill: none; stroke: var(--soft); stroke-width: 2; opacity: .6; }
    .picture .faint { opacity: .3; }
    .shade { stop-color: color-mix(in srgb, var(--ink) 32%, var(--paper)); }
    .middle { stop-color: color-mix(in srgb, var(--ink) 12%, var(--paper)); }
    .light { stop-color: var(--paper); }
    h1 { ${type.h1} }
    p { max-width: 34em; margin: ${space[3]} auto ${space[6]}; color: var(--soft); ${type.lead} text-wrap: balance; }
    .ways { display: flex; flex-wrap: wrap; justify-content: center; gap: ${space[4]}; }
  `,
  [layoutSheet],
);
