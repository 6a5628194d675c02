import { logoRows, logoWall } from '../../contract/constants.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { accentDeepWords, atLeast, columns, from, layer, size, space, type, weight } from '../kit/styles/tokens.ts';
import { caseCardSheet } from '../shared/case-card.style.ts';
import { caseGridSheet } from '../shared/case-grid.style.ts';
import { moduleHeadSheet } from '../shared/module-head.style.ts';
import { worldMap } from './world-map.ts';

/** What a customer's name takes at least, so that its longest word stands in one line. */
const leastName = '7em';

/** What one takes in the wall of logos, in smaller letters. */
const leastLogo = '5.6em';

const mapShape = `${worldMap.columns + 1} / ${worldMap.rows + 1}`;

export const sheet = createSheet(
  'case-wall',
  (css) => css`
    .places { display: grid; gap: ${space[5]} ${space.stack}; margin-bottom: ${space.stack}; }
    .stage { position: relative; overflow-x: clip; aspect-ratio: 5 / 4; container-type: size; }
    .stage > :not(button) { position: absolute; inset: 0; margin: auto; }
    .world, .stage .over { width: 100%; aspect-ratio: ${mapShape}; }
    .world { overflow: visible; transition: opacity var(--slow); }
    .land { fill: none; stroke: var(--field); stroke-width: .56; stroke-dasharray: .01 .99; opacity: .62; }
    .marker { fill: var(--accent); stroke: var(--paper); stroke-width: .28; }
    .globe, .stage.turning .over { width: min(100cqw, 100cqh); aspect-ratio: 1; }
    .globe { background: var(--paper); opacity: 0; transition: opacity var(--slow), background-color var(--fast); touch-action: pan-y; }
    .globe canvas { display: block; width: 100%; height: 100%; }
    .globe .copy { transform: scaleY(-1); }
    .turning { .globe { opacity: 1; cursor: grab; } .globe:active { cursor: grabbing; } }
    .turning .world { opacity: 0; visibility: hidden; }
    .over { pointer-events: none; }
    .pin { position: absolute; inset: 0; z-index: ${layer.raised}; transform: translate(var(--x), var(--y)); }
    .pin::before {
      content: ""; position: absolute; left: -9px; top: -9px; width: 18px; height: 18px; border: 2px solid var(--accent); border-radius: 50%;
    }
    .pin.behind { opacity: 0; }
    .tip {
      position: absolute; left: 0; top: 0; transform: translate(calc(-1 * var(--x)), calc(-100% - ${space[4]}));
      padding: ${space[1]} ${space[3]}; border-radius: var(--radius); background: var(--ink); color: var(--paper); ${type.small}
      white-space: nowrap;
    }
    .tip b { margin-inline-end: ${space[1]}; font-weight: ${weight.normal}; opacity: .8; }
    .turn {
      position: absolute; right: 0; bottom: 0; display: grid; place-items: center; width: ${size.target}; height: ${size.target};
      border-radius: 50%; color: var(--soft);
    }
    .tip-list ul { display: grid; grid-template-columns: ${columns(2, leastName, space[5])}; column-gap: ${space[5]}; border-top: 1px solid var(--ink); }
    .tip-list li { border-bottom: 1px solid var(--line); }
    .tip-list a { display: block; height: 100%; padding-block: ${space[2]}; transition: color var(--fast); }
    .place { display: block; color: var(--soft); ${type.small} }
    .name { font-weight: ${weight.strong}; }
    .tip-list a:is(:hover, :focus-visible) { color: ${accentDeepWords}; }
    .logos { margin-top: ${space.stack}; }
    .logos-head { display: flex; align-items: center; justify-content: space-between; min-height: ${size.target}; margin-bottom: ${space[2]}; color: var(--soft); ${type.small} }
    .arrows { display: flex; visibility: hidden; color: var(--ink); }
    .arrows.live { visibility: visible; }
    .arrows button { display: grid; place-items: center; width: ${size.target}; height: ${size.target}; border-radius: 50%; }
    .arrows [aria-disabled="true"] { opacity: .35; cursor: default; }
    /* The padding: of a logo that begins on the last part of a pixel browsers hold that it is in view, with the focus on it. */
    .wall { position: relative; overflow-x: auto; scroll-snap-type: x proximity; scroll-padding-inline: 2px; scrollbar-width: thin; border-top: 1px solid var(--line); }
    .logos:has(.live) .wall { scrollbar-width: none; }
    .wall ul { display: grid; grid-auto-flow: column; grid-template-rows: repeat(${logoRows.phone}, 1fr); }
    .wall ul:not(:has(> :nth-child(4))) { grid-template-rows: none; }
    .wall li { scroll-snap-align: start; scroll-margin-inline-start: -2px; border-bottom: 1px solid var(--line); }
    .wall a {
      display: flex; flex-direction: column; align-items: center; justify-content: center; gap: ${space[2]}; height: 100%;
      padding: ${space[4]} ${space[1]}; color: var(--soft); ${type.small}
      text-align: center; transition: color var(--fast);
    }
    .wall a:focus-visible { outline-offset: -3px; }
    .wall img { width: 80px; border-radius: var(--vtt-plate-radius, 0); background: var(--vtt-plate, none); filter: none; opacity: var(--vtt-mark, .72); transition: opacity var(--fast); }
    .wall a:hover { color: var(--ink); }
    .wall a:hover img { opacity: 1; }
    ${logoWall.map(({ from, columns }) => `${atLeast(from)} { .wall ul { grid-auto-columns: max(${leastLogo}, 100% / ${columns}); } }`).join('')}
    @media (forced-colors: active) {
      .land { stroke: CanvasText; }
      .marker { fill: Highlight; }
      .tip { border: 1px solid; }
    }
    @media (forced-colors: active) and (prefers-color-scheme: dark) {
      .wall img { filter: invert(1); opacity: 1; }
    }
    @media print {
      .stage, .logos-head { display: none; }
      .wall { overflow: visible; }
      .wall ul { grid-auto-flow: row; grid-template: none / repeat(6, minmax(0, 1fr)); }
    }
    ${from.tablet} {
      .tip-list ul { grid-template-columns: ${columns(3, leastName, space[5])}; }
      .stage { aspect-ratio: 8 / 5; }
      .wall ul { grid-template-rows: repeat(${logoRows.desktop}, 1fr); }
      .wall a { padding: ${space[5]} ${space[2]}; }
      .wall img { width: 96px; }
    }
    ${from.desktop} {
      .places { display: flex; flex-wrap: wrap; align-items: center; }
      .stage { flex: 7 1 0; align-self: stretch; min-width: min(100%, 25em); aspect-ratio: auto; min-height: 520px; }
      .tip-list { flex: 5 1 0; min-width: min(100%, 2 * ${leastName} + ${space[5]}); }
      .tip-list ul { grid-template-columns: ${columns(2, leastName, space[5])}; }
    }
  `,
  [layoutSheet, moduleHeadSheet, caseCardSheet, caseGridSheet],
);
