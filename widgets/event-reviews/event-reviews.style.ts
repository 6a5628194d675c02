import { sectionHeadSheet } from '../kit/components/section-head.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { accentDeepWords, bright, from, layer, space, type, weight } from '../kit/styles/tokens.ts';
import { eventSectionSheet } from '../shared/event-section.style.ts';

export const sheet = createSheet(
  'event-reviews',
  (css) => css`
    .review-list { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space[6]} ${space.gap}; }
    .review { position: relative; border-radius: var(--radius); }
    .review:has(h3 a:focus-visible) { outline: 2px solid var(--focus); outline-offset: 4px; }
    .review-cover { position: relative; overflow: hidden; margin-bottom: ${space[3]}; border-radius: var(--radius); background: var(--night); aspect-ratio: 16 / 9; }
    .review-cover img { width: 100%; height: 100%; object-fit: cover; transition: transform var(--grand) var(--ease); }
    .review:hover .review-cover img { transform: scale(1.03); }
    .review-mark {
      position: absolute; bottom: ${space[3]}; left: ${space[3]}; display: grid; place-items: center; width: 48px; height: 48px; border-radius: 50%;
      background: color-mix(in srgb, var(--night) 86%, transparent); color: ${bright};
    }
    .review h3 { ${type.h4} }
    .review h3 a::after { content: ""; position: absolute; inset: 0; z-index: ${layer.raised}; }
    .review h3 a:focus-visible { outline: none; }
    .review:hover h3 a { color: ${accentDeepWords}; }
    .review p { margin-top: ${space[1]}; color: var(--soft); ${type.small} }
    .review .review-way { color: var(--ink); font-weight: ${weight.strong}; }
    ${from.tablet} {
      .review-list { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    }
    @media (forced-colors: active) {
      .review-mark { border: 1px solid; }
    }
    @media print {
      .review-mark { display: none; }
    }
  `,
  [layoutSheet, sectionHeadSheet, eventSectionSheet],
);
