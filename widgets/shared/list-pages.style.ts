import { listSheet } from '../kit/components/list.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { from, space } from '../kit/styles/tokens.ts';

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
      .pages { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; column-gap: ${space.gap}; margin-top: ${space.stack}; }
      .pages > * { margin-top: 0; }
      .pages > .none { flex: 1; }
    }
  `,
  [listSheet],
);
