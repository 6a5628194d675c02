import { pageBannerSheet } from '../kit/components/page-banner.style.ts';
import { sectionHeadSheet } from '../kit/components/section-head.style.ts';
import { statBandSheet } from '../kit/components/stat-band.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { from, space, type, weight } from '../kit/styles/tokens.ts';
import { aboutNavSheet } from '../shared/about-nav.style.ts';
import { proseSheet } from '../shared/prose.style.ts';

/** The line's dots, and how far its words stand from it. */
const dot = 11;

export const sheet = createSheet(
  'introduction',
  (css) => css`
    .figures { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space[6]}; padding-top: ${space.stack}; }
    .figures img { width: auto; height: ${space[6]}; max-width: 220px; }
    .figures + .prose { padding-top: ${space[8]}; }
    .wash { background: var(--wash); }
    .time-line { display: grid; grid-template-columns: minmax(0, 1fr); }
    .time-line li { position: relative; padding: 0 0 ${space[6]} ${space[6]}; border-inline-start: 1px solid var(--field); }
    .time-line li:last-child { padding-bottom: 0; }
    .time-line li::before {
      content: ""; position: absolute; top: ${space[1]}; left: -${(dot + 1) / 2}px; width: ${dot}px; height: ${dot}px; border-radius: 50%;
      background: var(--accent); box-shadow: 0 0 0 4px var(--wash);
    }
    .date { color: var(--soft); ${type.small} font-weight: ${weight.strong}; font-variant-numeric: tabular-nums; }
    .time-line h3 { margin-top: ${space[1]}; ${type.h4} }
    .desc { margin-top: ${space[1]}; color: var(--soft); }
    ${from.desktop} {
      .time-line.across { grid-template-columns: repeat(auto-fit, minmax(9em, 1fr)); row-gap: ${space[7]}; }
      .time-line.across li { padding: ${space[6]} ${space[5]} 0 0; border: solid var(--field); border-width: 1px 0 0; }
      .time-line.across li::before { top: -${(dot + 1) / 2}px; left: 0; }
    }
    @media (forced-colors: active) {
      .time-line li::before { border: 1px solid; background: CanvasText; }
    }
  `,
  [layoutSheet, pageBannerSheet, statBandSheet, sectionHeadSheet, aboutNavSheet, proseSheet],
);
