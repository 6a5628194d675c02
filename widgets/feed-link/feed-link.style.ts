import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { accentDeepWords, size, space, type } from '../kit/styles/tokens.ts';

/** It belongs to the list above it, in the room that a section leaves at its foot. */
export const sheet = createSheet(
  'feed-link',
  (css) => css`
    .follow { margin-block: calc(-1 * ${space[5]}) ${space[6]}; ${type.small} }
    a { display: inline-flex; align-items: center; min-height: ${size.target}; color: var(--soft); text-decoration: underline; text-underline-offset: 4px; transition: color var(--fast); }
    a:hover { color: ${accentDeepWords}; }
    @media print {
      .follow { display: none; }
    }
  `,
  [layoutSheet],
);
