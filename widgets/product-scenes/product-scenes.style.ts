import { carouselSheet } from '../kit/components/carousel.style.ts';
import { sectionHeadSheet } from '../kit/components/section-head.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { columns, from, space, type } from '../kit/styles/tokens.ts';

export const sheet = createSheet(
  'product-scenes',
  (css) => css`
    .scenes { background: var(--wash); }
    .scene { display: grid; gap: ${space[5]} ${space.stack}; height: 100%; align-content: start; }
    .picture { overflow: hidden; border-radius: calc(var(--radius) * 2); aspect-ratio: 8 / 5; }
    .picture img { width: 100%; height: 100%; object-fit: cover; }
    .about h3 { ${type.h3} }
    .about p { max-width: 30em; margin-top: ${space[3]}; color: var(--soft); ${type.lead} }
    .about ul { display: flex; flex-wrap: wrap; gap: ${space[2]} ${space[3]}; margin-top: ${space[5]}; }
    .about li { padding: ${space[1]} ${space[3]}; border: 1px solid var(--line); border-radius: calc(var(--radius) * 4); ${type.small} }
    .about li { background: var(--paper); }
    .controls { margin: ${space[4]} 0 0 calc(-1 * ${space[3]}); }
    ${from.tablet} {
      .scene:has(.picture) { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); align-items: center; align-content: center; }
    }
    ${from.desktop} {
      .about h3 { ${type.h2} }
    }
    @media print {
      .track { grid-template-columns: ${columns(2, '14em', space[5])}; }
      .carousel { --printed: block; }
      .scene:has(.picture) { grid-template-columns: minmax(0, 1fr); align-content: start; }
    }
  `,
  [layoutSheet, sectionHeadSheet, carouselSheet],
);
