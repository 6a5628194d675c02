import { rowListSheet } from '../kit/components/row-list.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { from, space, type } from '../kit/styles/tokens.ts';
import { richPageSheet } from '../shared/rich-page.style.ts';

export const sheet = createSheet(
  'join-us',
  (css) => css`
    .place { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space[3]} ${space[8]}; }
    .place + .place { margin-top: ${space[7]}; }
    .place h3 { ${type.h3} }
    ${from.desktop} {
      .place { grid-template-columns: 10em minmax(0, 1fr); }
    }
  `,
  [richPageSheet, rowListSheet],
);
