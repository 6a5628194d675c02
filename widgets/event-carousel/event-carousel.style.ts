import { carouselSheet } from '../kit/components/carousel.style.ts';
import { statusBadgeSheet } from '../kit/components/status-badge.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { accentDeepWords, from, layer, space, type } from '../kit/styles/tokens.ts';

export const sheet = createSheet(
  'event-carousel',
  (css) => css`
    .featured { background: var(--wash); }
    h2 { margin-bottom: ${space[5]}; ${type.h2} }
    .featured-event { position: relative; display: grid; grid-template-columns: minmax(0, 1fr); background: var(--paper); border-radius: var(--radius); overflow: hidden; height: 100%; align-content: start; }
    .slide { display: grid; }
    .featured-event:has(a:focus-visible) { outline: 2px solid var(--focus); outline-offset: -4px; }
    .featured-cover { aspect-ratio: 3 / 2; overflow: hidden; background: var(--line); }
    .featured-cover img { width: 100%; height: 100%; object-fit: cover; transition: transform var(--grand) var(--ease); }
    .featured-event:hover img { transform: scale(1.03); }
    .featured-words { display: grid; align-content: center; gap: ${space[3]}; padding: ${space[5]}; }
    h3 { ${type.h3} }
    h3 a { transition: color var(--fast); }
    h3 a:focus-visible { outline: none; }
    h3 a::after { content: ""; position: absolute; inset: 0; z-index: ${layer.raised}; }
    .featured-event:hover h3 a { color: ${accentDeepWords}; }
    .featured-facts { display: flex; flex-wrap: wrap; gap: 0 ${space[4]}; color: var(--soft); ${type.small} font-variant-numeric: tabular-nums; }
    .controls { margin: ${space[3]} 0 0 calc(-1 * ${space[3]}); }
    ${from.desktop} {
      .featured-event { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); align-content: stretch; }
      .featured-words { padding: ${space[7]}; }
    }
  `,
  [layoutSheet, carouselSheet, statusBadgeSheet],
);
