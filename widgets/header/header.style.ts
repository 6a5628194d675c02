import { createPlainSheet, createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { accentWords, below, from, headerHeight, layer, size, space, type, weight } from '../kit/styles/tokens.ts';
import { drawerSheet } from './drawer.style.ts';

/** The element itself stays at the top: whatever is inside of it could not leave it. */
const hostSheet = createPlainSheet(
  'header-host',
  '',
  `
:root { scroll-padding-block: ${space[9]}; }
vt-header, :host { display: block; position: sticky; top: 0; z-index: ${layer.header}; }
@media print { vt-header, :host { display: none; } }
`,
);

/**
 * Where a visitor's text is so large that the menu would take several lines, and with them the room of what stays below
 * the header, the bar is that of phones: from each width on, up to so many letters' width.
 */
const tooFewLetters = [
  [from.tablet, 47.5],
  [from.desktop, 60],
  [from.large, 74],
  [from.wide, 96],
] as const;

/** The bar of phones, for a bar. */
const asOnPhones = (bar: string) => `
  ${bar} > .tool { display: grid; }
  ${bar} .menu, ${bar} > .find, ${bar} > .languages, ${bar} > .primary { display: none; }
`;

export const sheet = createSheet(
  'header',
  (css) => css`
    --vtt-bright: var(--paper);
    .shell { container-type: inline-size; background: var(--paper); border-bottom: 1px solid var(--line); }
    .shell.dark {
      --paper: var(--night); --ink: var(--vtt-bright); --focus: var(--vtt-bright); --soft: color-mix(in srgb, var(--vtt-bright) 78%, var(--night));
      --line: color-mix(in srgb, var(--vtt-bright) 24%, var(--night)); --wash: color-mix(in srgb, var(--vtt-bright) 12%, var(--night));
      color: var(--ink);
    }
    .dark .brand img { filter: brightness(0) invert(1); }
    .dark .entry img { filter: brightness(0) invert(1); }
    .bar { display: flex; align-items: center; min-height: ${headerHeight.phone}; }
    .brand { display: flex; align-items: center; gap: ${space[3]}; min-height: ${size.target}; margin-inline-end: auto; }
    .brand img { width: auto; height: 32px; }
    .portal { padding-inline-start: ${space[3]}; border-inline-start: 1px solid var(--line); ${type.small} font-weight: ${weight.strong}; }
    .tool { display: grid; place-items: center; width: ${size.target}; height: ${size.target}; border-radius: 50%; }
    .tool:hover { background: var(--wash); }
    .bar > .tool:last-of-type { margin-inline-end: calc(-1 * ${space[2]}); }
    .menu, .bar > .find, .bar > .languages, .bar > .primary { display: none; }
    .top { display: flex; flex-wrap: wrap; justify-content: flex-end; }
    .item { --inset: calc(4px + var(--zh) * 6px); display: flex; align-items: center; }
    .head { position: relative; display: flex; align-items: center; min-height: ${size.control}; padding-inline: var(--inset); ${type.small} font-weight: ${weight.normal}; white-space: nowrap; }
    .head::after {
      content: ""; position: absolute; inset: auto var(--inset) 6px; height: 2px; background: var(--accent); opacity: 0;
      transform: scaleX(.4); transition: opacity var(--fast), transform var(--slow) var(--ease);
    }
    .head[aria-current]::after { opacity: 1; transform: none; }
    .head:focus-visible, .more:focus-visible { outline-offset: -4px; }
    .head[aria-current] { font-weight: ${weight.strong}; }
    .more {
      position: relative; z-index: 1; display: grid; place-items: center; width: 24px; height: ${size.target}; margin-inline: calc(-1 * var(--inset)) 0;
      color: var(--soft);
    }
    .more svg { transition: transform var(--slow) var(--ease); }
    .open > .more svg { transform: rotate(180deg); }
    .item:hover > .more, .open > .more { color: var(--ink); }
    .panel {
      display: none; position: absolute; inset: 100% 0 auto; max-height: calc(100dvh - ${headerHeight.tablet}); overflow-y: auto;
      overscroll-behavior: contain; background: var(--paper); border-bottom: 1px solid var(--line);
      box-shadow: var(--shadow); cursor: default;
    }
    .live .open > .panel { display: block; }
    .still .item:focus-within > .panel { display: block; }
    .inner { display: grid; gap: ${space[5]} ${space.stack}; padding-block: ${space[6]} ${space[7]}; }
    .lead { display: flex; align-items: center; justify-content: space-between; gap: ${space[5]}; }
    .lead .soft { display: none; margin-top: ${space[2]}; }
    .title { ${type.h3} font-weight: ${weight.heading}; text-wrap: balance; }
    .soft { color: var(--soft); ${type.small} text-wrap: pretty; }
    .all { display: inline-flex; align-items: center; gap: ${space[2]}; min-height: ${size.target}; ${type.small} font-weight: ${weight.strong}; }
    .all svg { flex: none; color: var(--accent); transition: transform var(--slow) var(--ease); }
    .all:hover svg { transform: translateX(4px); }
    .roomy > li { display: grid; grid-row: span 2; grid-template-rows: subgrid; row-gap: 0; }
    .roomy { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: ${space[6]} ${space.gap}; }
    .roomy:has(> :nth-child(5)) { grid-template-columns: repeat(3, 1fr); }
    .dense { display: grid; grid-template-columns: repeat(3, 1fr); gap: ${space[1]} ${space.gap}; }
    .entry { display: flex; gap: ${space[3]}; padding-bottom: ${space[4]}; }
    .entry img { flex: none; width: 32px; height: 32px; }
    .words { display: grid; gap: ${space[1]}; align-content: start; }
    .name { font-weight: ${weight.strong}; text-wrap: balance; }
    .entry:hover .name, .leaf:hover .name { color: ${accentWords}; }
    .dense .soft { display: none; }
    .dense .entry img { width: 28px; height: 28px; }
    .roomy .leaves { border-top: 1px solid var(--line); padding-top: ${space[2]}; }
    .dense .leaves { padding-bottom: ${space[2]}; }
    .leaf { display: grid; padding-block: ${space[2]}; }
    .leaf .name { ${type.small} }
    .leaf .soft { display: none; }
    .languages { position: relative; align-items: center; gap: ${space[2]}; color: var(--soft); ${type.small} white-space: nowrap; }
    .languages .language { display: inline-flex; align-items: center; min-height: ${size.target}; }
    .languages .language:hover { color: var(--ink); text-decoration: underline; text-underline-offset: 4px; }
    .languages summary { display: flex; align-items: center; gap: ${space[2]}; min-height: ${size.target}; cursor: pointer; list-style: none; }
    .languages summary::-webkit-details-marker { display: none; }
    .choices {
      position: absolute; inset: 100% 0 auto auto; display: grid; min-width: 160px; padding: ${space[2]} ${space[5]}; background: var(--paper);
      border: 1px solid var(--line); border-radius: var(--radius); box-shadow: var(--shadow);
    }
    @media (hover: hover) {
      .still .item:hover > .panel { display: block; }
      .item:hover > .head::after { opacity: 1; transform: none; }
    }
    ${from.tablet} {
      .bar { min-height: ${headerHeight.tablet}; gap: ${space[2]}; }
      .bar > .brand img { height: 28px; }
      .menu { display: block; }
      .bar > .languages { display: flex; }
      .languages svg { display: none; }
      .bar > .tool { display: none; }
      .bar > .find { display: grid; margin-inline: calc(-1 * ${space[2]}); }
    }
    @media (pointer: coarse) {
      .item > .more { width: ${size.target}; margin-inline: calc(-1 * ${space[2]} - var(--inset)) calc(-1 * ${space[2]}); }
    }
    ${from.desktop} {
      .bar { gap: ${space[3]}; }
      .bar > .primary { display: inline-flex; min-height: ${size.button}; padding-block: ${space[1]}; padding-inline: ${space[3]}; ${type.small} white-space: nowrap; }
      .item { --inset: calc(6px + var(--zh) * 6px); }
      .head { min-height: ${headerHeight.tablet}; }
      .head::after { bottom: -1px; }
      .leaf .soft { display: block; }
    }
    ${from.large} {
      .bar { gap: ${space[5]}; }
      .bar > .brand img { height: 36px; }
      .languages svg { display: block; }
      .item { --inset: calc(10px + var(--zh) * 4px); }
      .head { ${type.body} }
      .head:lang(zh) { letter-spacing: .04em; }
      .inner { grid-template-columns: minmax(200px, 1fr) 3.6fr; padding-block: ${space[7]}; }
      .lead { display: block; }
      .lead .soft { display: block; }
      .all { margin-top: ${space[3]}; }
      .dense .soft { display: block; }
    }
    ${from.wide} {
      .bar { min-height: ${headerHeight.wide}; }
      .bar > .brand img { height: 40px; }
      .item { --inset: 20px; }
      .head { min-height: ${headerHeight.wide}; ${type.h4} font-weight: ${weight.normal}; }
      .more { margin-inline: calc(-1 * ${space[4]}) ${space[2]}; }
      .panel { max-height: calc(100dvh - ${headerHeight.wide}); }
      .inner { padding-block: ${space[8]}; }
    }
    ${below.desktop} { ${asOnPhones(':is(.long-1, .long-2, .long-3) > .bar')} }
    ${below.large} { ${asOnPhones(':is(.long-2, .long-3) > .bar')} }
    ${below.wide} { ${asOnPhones('.long-3 > .bar')} }
    ${from.large} {
      :is(.long-2, .long-3) .item { --inset: calc(6px + var(--zh) * 6px); }
      :is(.long-2, .long-3) .head { ${type.small} }
    }
    ${tooFewLetters
      .map(
        ([width, letters]) => `${width} {
      @container (max-width: ${letters}em) { ${asOnPhones('.bar')} }
    }`,
      )
      .join('')}
    @media (forced-colors: active) {
      .head::after { forced-color-adjust: none; background: Highlight; }
    }
    @media (prefers-reduced-motion: no-preference) {
      .panel > .inner { animation: vt-unfold var(--slow) var(--ease); }
      @keyframes vt-unfold { from { opacity: 0; transform: translateY(-6px); } }
    }
  `,
  [layoutSheet, hostSheet, drawerSheet],
);
