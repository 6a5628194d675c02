import { descriptionLines } from '../../contract/constants.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { accentDeepWords, bright, from, layer, plate, space, type, weight } from '../kit/styles/tokens.ts';

const clamp = (lines: number) =>
  `display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: ${lines};`;

export const caseCardSheet = createSheet(
  'case-card',
  (css) => css`
    .case-card {
      position: relative; display: grid; grid-template: "cover" auto "words" 1fr / minmax(0, 1fr); row-gap: ${space[4]};
      border-radius: var(--radius);
    }
    .case-card:has(.case-title a:focus-visible) { outline: 2px solid var(--focus); outline-offset: 4px; }
    .case-cover { grid-area: cover; overflow: hidden; border-radius: var(--radius); background: var(--line); aspect-ratio: 3 / 2; }
    .case-cover img { width: 100%; height: 100%; object-fit: cover; transition: transform var(--grand) var(--ease); }
    .case-card:hover .case-cover img { transform: scale(1.03); }
    .case-logo { grid-area: cover; place-self: end start; position: relative; padding: ${space[1]} ${space[1]} 0 0; border-radius: 0 calc(2 * var(--radius)) 0 0; background: ${plate}; }
    .case-logo img { width: auto; height: 36px; max-width: 96px; object-fit: contain; filter: none; }
    .case-words { grid-area: words; display: flex; flex-direction: column; }
    .case-customer { color: var(--soft); ${type.small} }
    .case-title { margin-top: ${space[1]}; ${type.h4} }
    .case-title a { transition: color var(--fast); }
    .case-title a:focus-visible { outline: none; }
    .case-title a::after { content: ""; position: absolute; inset: 0; z-index: ${layer.raised}; }
    .case-card:hover .case-title a { color: ${accentDeepWords}; }
    .case-line { margin-top: ${space[2]}; color: var(--soft); ${clamp(descriptionLines)} }
    .case-metric { display: grid; margin-top: auto; padding-top: ${space[3]}; color: var(--soft); ${type.small} }
    .case-card:not(.wide) .case-metric { grid-template-rows: auto minmax(2lh, auto); }
    .case-metric:lang(zh) { word-break: keep-all; }
    .case-metric strong { color: var(--ink); ${type.h4} font-weight: ${weight.heading}; }
    .case-play {
      grid-area: cover; place-self: center; z-index: 2; display: grid; place-items: center; width: 64px; height: 64px;
      border-radius: 50%; background: color-mix(in srgb, var(--night) 78%, transparent); color: ${bright}; opacity: 0;
      transition: opacity var(--fast), background var(--fast);
    }
    .case-play svg { margin-inline-start: 2px; fill: currentcolor; }
    .case-play:hover { background: var(--accent); }
    .case-card:hover .case-play, .case-card:focus-within .case-play { opacity: 1; }
    .case-play:focus-visible { border-radius: 50%; }
    @media (hover: none) {
      .case-play { opacity: 1; }
    }
    @media (forced-colors: active) {
      .case-play { border: 1px solid; }
    }
    @media (forced-colors: active) and (prefers-color-scheme: dark) {
      .case-logo img { filter: invert(1); }
    }
    @media print {
      .case-play { display: none; }
    }
    ${from.desktop} {
      .case-card.wide { grid-template: "cover words" auto / minmax(0, 7fr) minmax(0, 5fr); column-gap: ${space.stack}; align-items: center; }
      .wide .case-title { margin-top: ${space[3]}; ${type.h3} }
      .wide .case-line { margin-top: ${space[3]}; }
      .wide .case-metric { margin-top: ${space[5]}; padding-top: ${space[4]}; border-top: 1px solid var(--line); }
      .wide .case-metric strong { ${type.h2} }
    }
  `,
);
