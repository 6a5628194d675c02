import { carouselSheet } from '../kit/components/carousel.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { from, space, type } from '../kit/styles/tokens.ts';
import { mediaCardSheet } from '../shared/media-card.style.ts';

export const sheet = createSheet(
  'media-featured',
  (css) => css`
    .section { padding-block: ${space[7]}; background: var(--wash); }
    h2 { margin-bottom: ${space[4]}; ${type.h4} }
    .media-picture { background: var(--line); }
    .slide { padding: ${space[1]}; }
    .slides { margin: -${space[1]}; }
    .controls { margin-top: ${space[3]}; }
    ${from.desktop} {
      .controls { position: absolute; z-index: 2; right: 0; bottom: 0; width: calc((100% - ${space.gap}) * 5 / 12 + ${space[3]}); margin: 0; }
    }
  `,
  [layoutSheet, carouselSheet, mediaCardSheet],
);
