import { pageBannerSheet } from '../kit/components/page-banner.style.ts';
import { sectionHeadSheet } from '../kit/components/section-head.style.ts';
import { statBandSheet } from '../kit/components/stat-band.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { accentDeepWords, accentWords, from, size, space, type, weight } from '../kit/styles/tokens.ts';
import { proseSheet } from './prose.style.ts';

export const richPageSheet = createSheet(
  'rich-page',
  (css) => css`
    .promise { padding-top: ${space.stack}; }
    .promise + .prose { padding-top: ${space[8]}; }
    .wash { background: var(--wash); }
    .steps { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space[6]} ${space.gap}; counter-reset: step; }
    .steps li { counter-increment: step; padding-top: ${space[4]}; border-top: 2px solid var(--ink); }
    .steps li::before {
      content: counter(step); color: ${accentWords}; ${type.h3} font-weight: ${weight.heading}; font-variant-numeric: tabular-nums;
    }
    .steps h3 { margin-top: ${space[2]}; ${type.h4} }
    .steps p { margin-top: ${space[2]}; color: var(--soft); }
    .questions { max-width: 820px; border-top: 1px solid var(--ink); }
    .questions details { border-bottom: 1px solid var(--line); }
    .questions summary {
      position: relative; display: flex; align-items: center; min-height: ${size.target}; padding: ${space[4]} ${space[7]} ${space[4]} 0;
      list-style: none; cursor: pointer; font-weight: ${weight.strong};
    }
    .questions summary::-webkit-details-marker { display: none; }
    .questions summary::after {
      content: ""; position: absolute; top: calc(50% - 7px); right: 2px; width: 9px; height: 9px; border: solid var(--accent);
      border-width: 0 2px 2px 0; rotate: 45deg; transition: rotate var(--slow) var(--ease);
    }
    .questions [open] summary::after { top: calc(50% - 3px); rotate: 225deg; }
    .questions summary:hover { color: ${accentDeepWords}; }
    .questions p { padding: 0 ${space[7]} ${space[5]} 0; color: var(--soft); text-wrap: pretty; }
    ${from.tablet} {
      .steps { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    }
    ${from.desktop} {
      .steps { grid-template-columns: repeat(auto-fit, minmax(200px, 1fr)); }
      .asked { display: grid; grid-template-columns: minmax(0, 4fr) minmax(0, 8fr); align-items: start; gap: ${space[8]}; }
    }
    @media print {
      .questions details::details-content { content-visibility: visible; }
    }
  `,
  [layoutSheet, pageBannerSheet, statBandSheet, sectionHeadSheet, proseSheet],
);
