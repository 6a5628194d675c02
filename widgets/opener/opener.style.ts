import { createSheet } from '../kit/runtime/sheet.ts';

/** It takes no place in the page's own layout, not even a gap of a grid. */
export const sheet = createSheet(
  'opener',
  (css) => css`
    position: absolute;
  `,
);
