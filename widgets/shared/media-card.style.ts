import { createSheet } from '../kit/runtime/sheet.ts';
import { accentDeepWords, columns, from, layer, space, type, weight } from '../kit/styles/tokens.ts';

export const mediaCardSheet = createSheet(
  'media-card',
  (css) => css`
    .media-grid { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space[7]} ${space.gap}; }
    .media-grid > li { display: grid; }
    .media-card {
      position: relative; display: grid; grid-template: "picture" auto "title" auto "meta" auto "marks" 1fr / minmax(0, 1fr); align-content: start;
      border-radius: var(--radius);
    }
    .media-card:has(.media-title a:focus-visible) { outline: 2px solid var(--focus); outline-offset: 4px; }
    .media-picture { grid-area: picture; overflow: hidden; border-radius: var(--radius); background: var(--wash); aspect-ratio: 16 / 9; }
    .media-picture img { width: 100%; height: 100%; object-fit: cover; transition: transform var(--grand) var(--ease); }
    .media-card:hover .media-picture img { transform: scale(1.03); }
    .media-title { grid-area: title; margin-top: ${space[4]}; ${type.h4} }
    .media-title a { transition: color var(--fast); }
    .media-title a:focus-visible { outline: none; }
    .media-title a::after { content: ""; position: absolute; inset: 0; z-index: ${layer.raised}; }
    .media-card:hover .media-title a { color: ${accentDeepWords}; }
    .media-meta { grid-area: meta; margin-top: ${space[1]}; color: var(--soft); ${type.small} font-variant-numeric: tabular-nums; }
    .media-marks {
      grid-area: marks; display: flex; flex-wrap: wrap; gap: ${space[1]} ${space[4]}; margin-top: ${space[1]};
      color: var(--soft); ${type.small} font-weight: ${weight.strong};
    }
    .media-marks > span { display: inline-flex; align-items: center; gap: ${space[1]}; }
    .media-marks svg { flex: none; }
    .media-marks .media-length { font-variant-numeric: tabular-nums; }
    @media print {
      .media-marks { color: inherit; }
    }
    ${from.tablet} {
      .media-grid { grid-template-columns: repeat(2, minmax(0, 1fr)); }
      .media-grid.by-3:has(> :nth-child(3):last-child) { grid-template-columns: ${columns(3)}; }
    }
    ${from.desktop} {
      .media-card.wide {
        grid-template: "picture ." 1fr "picture meta" auto "picture title" auto "picture marks" auto "picture ." 1fr / minmax(0, 7fr) minmax(0, 5fr);
        column-gap: ${space.gap};
      }
      .wide .media-title { margin-top: ${space[2]}; ${type.h2} }
      .media-grid.by-3 { grid-template-columns: ${columns(3)}; }
    }
  `,
);
