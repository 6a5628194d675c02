import { createSheet } from '../runtime/sheet.ts';
import { accentDeepWords, columns, from, space, type } from '../styles/tokens.ts';

export const cardGridSheet = createSheet(
  'card-grid',
  (css) => css`
    .card-grid { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space[7]} ${space.gap}; }
    .card { position: relative; display: flex; flex-direction: column; border-radius: var(--radius); }
    .card:has(.card-title a:focus-visible) { outline: 2px solid var(--focus); outline-offset: 4px; }
    .card-title a:focus-visible { outline: none; }
    .card-title a::after { content: ""; position: absolute; inset: 0; z-index: 1; }
    .card-picture { margin-bottom: ${space[4]}; overflow: hidden; border-radius: var(--radius); aspect-ratio: 3 / 2; }
    .card-picture img { width: 100%; height: 100%; object-fit: cover; transition: transform var(--grand) var(--ease); }
    .card:hover .card-picture img { transform: scale(1.03); }
    .card-meta { margin-bottom: ${space[1]}; color: var(--soft); ${type.small} font-variant-numeric: tabular-nums; }
    .card-title { ${type.h4} }
    .card-title a { transition: color var(--fast); }
    .card:hover .card-title a { color: ${accentDeepWords}; }
    .card-tagline { margin-top: ${space[2]}; color: var(--soft); text-wrap: pretty; }
    ${from.tablet} {
      .card-grid { grid-template-columns: repeat(2, minmax(0, 1fr)); }
      .columns-3:has(> :nth-child(3):last-child) { grid-template-columns: ${columns(3)}; }
    }
    ${from.desktop} {
      .columns-3 { grid-template-columns: ${columns(3)}; }
      .columns-4 { grid-template-columns: ${columns(4)}; }
    }
  `,
);
