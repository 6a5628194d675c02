import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { from, headerHeight, space } from '../kit/styles/tokens.ts';

/** Its sections keep the column that they stand in: the gutter is this page's. */
export const sheet = createSheet(
  'event',
  (css) => css`
    .beside { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0 ${space[8]}; padding-bottom: ${space.stack}; }
    .side { padding-top: ${space.stack}; }
    .beside > *, .measure > .told { --vt-gutter: 0px; }
    .stage { background: var(--night); }
    .stage .side { padding-top: ${space[5]}; }
    .measure > .told { padding-block: ${space[5]} ${space.stack}; }
    ${from.desktop} {
      .beside { grid-template-columns: minmax(0, 1fr) 360px; }
      .beside > .side { grid-column: 2; grid-row: 1; }
      .beside > :not(.side) { grid-column: 1; grid-row: 1; }
      .stage .side { padding-top: 0; }
      .stage .beside { gap: ${space.gap}; }
      .measure > .told { max-width: 816px; }
      @media (min-height: 640px) {
        .beside > .side { position: sticky; top: ${headerHeight.wide}; align-self: start; }
      }
    }
    @media print {
      .beside { display: block; }
      .stage { background: none; }
    }
  `,
  [layoutSheet],
);
