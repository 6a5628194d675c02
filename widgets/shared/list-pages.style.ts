import { listSheet } from '../kit/components/list.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { from } from '../kit/styles/tokens.ts';

/** One of a list's two ends. What loads more needs a script. */
export const listPagesSheet = createSheet(
  'list-pages',
  (css) => css`
    .pages { display: none; }
    .endless { display: contents; }
    @media (scripting: none) {
      .endless { display: none; }
      .pages { display: block; }
    }
    ${from.tablet} {
      .endless { display: none; }
      .pages { display: block; }
    }
  `,
  [listSheet],
);
