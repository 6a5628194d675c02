import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { accentDeepWords, columns, from, layer, space, type } from '../kit/styles/tokens.ts';
import { listPagesSheet } from '../shared/list-pages.style.ts';
import { refusalsSheet } from '../shared/refusals.style.ts';

/** Each cover stands above a line, as on a shelf, and begins where higher words do; two beside each other on a desktop (section 9). */
export const sheet = createSheet(
  'publication-list',
  (css) => css`
    h2 { ${type.h2} margin-bottom: ${space[6]}; }
    .shelf { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space[6]} ${space.gap}; }
    .issue {
      position: relative; display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); align-items: start;
      gap: ${space[5]}; padding-bottom: ${space[6]}; border-bottom: 1px solid var(--line);
    }
    .issue:has(h3 a:focus-visible) { outline: 2px solid var(--focus); outline-offset: 4px; }
    .cover { overflow: hidden; aspect-ratio: 3 / 4; border-radius: var(--radius); background: var(--wash); box-shadow: var(--shadow); }
    .cover img { width: 100%; height: 100%; object-fit: cover; transition: transform var(--grand) var(--ease); }
    .issue:hover .cover img { transform: scale(1.03); }
    .words { align-self: center; }
    .kind { margin-bottom: ${space[2]}; color: var(--soft); ${type.small} }
    h3 { ${type.h4} }
    h3 a { transition: color var(--fast); }
    h3 a:focus-visible { outline: none; }
    h3 a::after { content: ""; position: absolute; inset: 0; z-index: ${layer.raised}; }
    .issue:hover h3 a { color: ${accentDeepWords}; }
    .line { margin-top: ${space[2]}; color: var(--soft); }
    ${from.tablet} {
      .shelf { grid-template-columns: ${columns(2, '20em')}; gap: ${space[7]} ${space.gap}; }
    }
    ${from.desktop} {
      .issue { gap: ${space[6]}; }
      h3 { ${type.h3} }
    }
  `,
  [layoutSheet, listPagesSheet, refusalsSheet],
);
