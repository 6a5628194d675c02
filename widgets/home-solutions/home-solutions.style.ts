import { sectionHeadSheet } from '../kit/components/section-head.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { below, size, space, type, weight } from '../kit/styles/tokens.ts';

export const sheet = createSheet(
  'home-solutions',
  (css) => css`
    .solutions { background: var(--wash); }
    .industries { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); column-gap: ${space.gap}; row-gap: 0; margin-bottom: calc(-1 * ${space[8]}); }
    .industries > li { display: grid; grid-row: span 4; grid-template-rows: subgrid; padding-bottom: ${space[8]}; }
    .picture { grid-row: 1; overflow: hidden; margin-bottom: ${space[5]}; border-radius: var(--radius); aspect-ratio: 3 / 2; }
    .picture img { width: 100%; height: 100%; object-fit: cover; object-position: 78% 50%; transition: transform var(--grand) var(--ease); }
    .industries > li:hover img { transform: scale(1.03); }
    h3 { grid-row: 2; ${type.h3} }
    p { grid-row: 3; margin: ${space[2]} 0 ${space[5]}; color: var(--soft); }
    .links { grid-row: 4; }
    .links a {
      display: flex; align-items: center; justify-content: space-between; gap: ${space[4]}; min-height: ${size.control};
      padding-block: ${space[3]}; border-top: 1px solid var(--line); font-weight: ${weight.strong}; transition: color var(--fast);
    }
    .links svg { flex: none; color: var(--accent); transition: transform var(--slow) var(--ease); }
    .links a:hover { color: var(--accent-deep); }
    .links a:hover svg { transform: translateX(4px); }
    ${below.desktop} {
      .industries { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    }
    ${below.tablet} {
      .industries { grid-template-columns: minmax(0, 1fr); margin-bottom: calc(-1 * ${space[7]}); }
      .industries > li { grid-row: auto; grid-template: auto 1fr auto / 112px minmax(0, 1fr); column-gap: ${space[4]}; padding-bottom: ${space[7]}; }
      .picture { grid-row: 1 / span 2; margin: 0 0 ${space[4]}; aspect-ratio: 1; }
      h3 { grid-area: 1 / 2; }
      p { grid-area: 2 / 2; margin: ${space[1]} 0 ${space[4]}; }
      .links { grid-area: 3 / 1 / auto / -1; }
    }
  `,
  [layoutSheet, sectionHeadSheet],
);
