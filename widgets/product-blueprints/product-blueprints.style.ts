import { sectionHeadSheet } from '../kit/components/section-head.style.ts';
import { tabsSheet } from '../kit/components/tabs.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { below, from, space, type } from '../kit/styles/tokens.ts';

/** Drawings are of 7 to 4, which their addresses do not tell; another one is not cut. */
export const sheet = createSheet(
  'product-blueprints',
  (css) => css`
    .frame { overflow-x: auto; border: 1px solid var(--line); border-radius: calc(var(--radius) * 2); background: var(--paper); }
    .frame a { display: block; cursor: zoom-in; }
    .frame a:focus-visible { outline-offset: -4px; }
    .frame img { width: 100%; aspect-ratio: 7 / 4; object-fit: contain; }
    .hint { margin-top: ${space[2]}; color: var(--soft); ${type.small} }
    ${from.desktop} {
      .hint { display: none; }
    }
    ${below.desktop} {
      .frame a { width: 840px; }
    }
    @media print {
      .frame a { width: auto; }
      .hint { display: none; }
    }
  `,
  [layoutSheet, sectionHeadSheet, tabsSheet],
);
