import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { from, space, type } from '../kit/styles/tokens.ts';

export const sheet = createSheet(
  'paper-download',
  (css) => css`
    .foot { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space[6]} ${space.stack}; align-items: center; }
    h2 { ${type.h2} }
    .name { margin-top: ${space[3]}; color: var(--soft); ${type.lead} }
    .primary { margin-top: ${space[5]}; }
    .note { margin-top: ${space[3]}; color: var(--soft); ${type.small} }
    .picture { overflow: hidden; border-radius: calc(var(--radius) * 2); aspect-ratio: 2 / 1; }
    .picture img { width: 100%; height: 100%; object-fit: cover; object-position: 78% 50%; }
    ${from.tablet} {
      .with-picture { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); }
    }
    @media print {
      .section { display: none; }
    }
  `,
  [layoutSheet],
);
