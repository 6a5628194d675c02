import { logoWall } from '../../contract/constants.ts';
import { sectionHeadSheet } from '../kit/components/section-head.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { atLeast, below, space, type, weight } from '../kit/styles/tokens.ts';

/** Two rows on a desktop and four on a phone (section 9). */
const arrangeWall = ({ from, columns }: (typeof logoWall)[number]) => {
  const most = columns * (columns > 3 ? 2 : 4);
  return `
    ${atLeast(from)} {
      .wall { grid-template-columns: repeat(${columns}, minmax(0, 1fr)); }
      .wall li:nth-child(-n+${most}) { display: block; }
      .wall li:nth-child(n+${most + 1}) { display: none; }
    }`;
};

export const sheet = createSheet(
  'case-wall',
  (css) => css`
    .cards { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: ${space[7]} ${space.gap}; }
    .cards li:first-child:nth-last-child(n+3) {
      grid-area: span 2 / span 2;
      .cover { aspect-ratio: auto; flex: 1; min-height: 0; }
      .cover img { position: absolute; inset: 0; }
      article { display: flex; flex-direction: column; height: 100%; }
      h3 { ${type.h3} }
    }
    article { position: relative; }
    .cover { position: relative; overflow: hidden; margin-bottom: ${space[4]}; border-radius: var(--radius); aspect-ratio: 3 / 2; }
    .cover img { width: 100%; height: 100%; object-fit: cover; transition: transform var(--grand) var(--ease); }
    article:hover .cover img { transform: scale(1.03); }
    .customer { color: var(--soft); ${type.small} }
    h3 { margin-top: ${space[1]}; ${type.h4} }
    h3 a { transition: color var(--fast); }
    h3 a::after { content: ""; position: absolute; inset: 0; }
    h3 a:hover { color: var(--accent-deep); }
    .desc { max-width: 40em; margin-top: ${space[2]}; color: var(--soft); }
    .metric { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 ${space[2]}; margin-top: ${space[2]}; color: var(--soft); ${type.small} }
    .metric strong { color: var(--ink); ${type.h4} font-weight: ${weight.heading}; font-variant-numeric: tabular-nums; }
    .cards li:first-child .metric strong { ${type.h3} }
    .wall { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); margin-top: ${space.stack}; border-top: 1px solid var(--line); }
    .wall li:nth-child(n+9) { display: none; }
    .wall a {
      display: flex; flex-direction: column; align-items: center; justify-content: center; gap: ${space[2]}; height: 100%;
      padding: ${space[5]} ${space[2]}; border-bottom: 1px solid var(--line); color: var(--soft); ${type.small}
      text-align: center; overflow-wrap: anywhere; transition: color var(--fast);
    }
    .wall img { width: 96px; opacity: .72; transition: opacity var(--fast); }
    @media (forced-colors: active) and (prefers-color-scheme: dark) {
      .wall img { filter: invert(1); opacity: 1; }
    }
    .wall a:hover { color: var(--ink); }
    .wall a:hover img { opacity: 1; }
    ${logoWall.map(arrangeWall).join('')}
    ${below.tablet} {
      .cards { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: ${space[6]} ${space[4]}; }
      .cards li:first-child:nth-last-child(n+3) {
        grid-area: auto / span 2;
        .cover { flex: none; aspect-ratio: 3 / 2; }
      }
      .cards li:nth-child(n+4):last-child:nth-child(even) { grid-column: span 2; }
      .cover { margin-bottom: ${space[3]}; }
      .wall a { padding: ${space[4]} ${space[1]}; }
      .wall img { width: 80px; }
    }
  `,
  [layoutSheet, sectionHeadSheet],
);
