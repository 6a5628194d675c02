import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';

export const sheet = createSheet(
  'not-found',
  (css) => css`
    .place { background: var(--wash); text-align: center; }
    .picture { display: block; width: min(640px, 100%); height: auto; margin: 0 auto clamp(28px, 4vw, 48px); }
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
    .shade { stop-color: #b3bdc8; }
    .middle { stop-color: #e1e4e6; }
    .light { stop-color: #ffffff; }
    h1 { font-size: clamp(28px, 4vw, 48px); }
    p { margin: 12px 0 32px; color: var(--soft); font-size: 17px; }
    .ways { display: flex; flex-wrap: wrap; justify-content: center; gap: 16px; }
  `,
  [layoutSheet],
);
