import { createSheet } from '../runtime/sheet.ts';
import { from, space, type } from '../styles/tokens.ts';

/**
 * A picture of which the address alone is known has a room of its own: its size comes with it, and would move the page.
 * It may show words, and is not cut.
 */
export const splitRowSheet = createSheet(
  'split-row',
  (css) => css`
    .split-rows { display: grid; gap: ${space.stack}; }
    .split-row { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space[5]} ${space.gap}; align-items: center; }
    .split-words :is(h3, h4) { ${type.h3} }
    .split-words p { margin-top: ${space[3]}; color: var(--soft); text-wrap: pretty; }
    .split-picture { overflow: hidden; border-radius: calc(var(--radius) * 2); }
    .split-picture img { width: 100%; }
    .unsized img { aspect-ratio: 3 / 2; object-fit: contain; }
    ${from.tablet} {
      .split-row:has(.split-picture) { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); }
      .split-row:nth-child(even):has(.split-picture) { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); }
      .split-row:nth-child(even) .split-words { order: 1; }
    }
  `,
);
