import { carouselSheet } from '../kit/components/carousel.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { accentDeepWords, below, space, type, weight } from '../kit/styles/tokens.ts';
import { moduleHeadSheet } from '../shared/module-head.style.ts';

export const sheet = createSheet(
  'news',
  (css) => css`
    .news { background: var(--wash); }
    .beside { display: grid; grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); gap: ${space[6]} ${space.stack}; }
    time { color: var(--soft); ${type.small} font-variant-numeric: tabular-nums; white-space: nowrap; }
    h3 a { transition: color var(--fast); }
    h3 a:hover { color: ${accentDeepWords}; }
    .story { position: relative; }
    .story h3 { margin: ${space[1]} 0 ${space[2]}; ${type.h3} }
    .story h3 a::after { content: ""; position: absolute; inset: 0; }
    .cover { margin-bottom: ${space[5]}; overflow: hidden; border-radius: var(--radius); aspect-ratio: 3 / 2; }
    .cover img { width: 100%; height: 100%; object-fit: cover; transition: transform var(--grand) var(--ease); }
    .story:hover .cover img { transform: scale(1.03); }
    .desc { color: var(--soft); }
    .controls { margin: ${space[3]} 0 0 calc(-1 * ${space[3]}); }
    .latest { border-top: 1px solid var(--ink); }
    .latest li {
      display: flex; flex-wrap: wrap; align-items: baseline; row-gap: ${space[1]}; padding-block: ${space[4]};
      border-bottom: 1px solid var(--line); position: relative;
    }
    .latest time { flex: 0 1 11.2em; }
    .latest h3 { flex: 1 1 16em; min-width: 0; ${type.body} font-weight: ${weight.strong}; }
    .latest h3 a::after { content: ""; position: absolute; inset: 0; }
    .empty { padding-block: ${space[6]}; border-block: 1px solid var(--line); color: var(--soft); }
    ${below.tablet} {
      .beside { grid-template-columns: minmax(0, 1fr); }
    }
    /* Chromium breaks no column of flexible rows: all of it would go to the next sheet, its heading alone on the one before. */
    @media print {
      .latest li { display: block; }
    }
  `,
  [layoutSheet, carouselSheet, moduleHeadSheet],
);
