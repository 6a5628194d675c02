import { createSheet } from '../kit/runtime/sheet.ts';
import {
  accentWords,
  from,
  headerHeight,
  hint,
  motion,
  overlayShadow,
  size,
  softened,
  space,
  type,
  weight,
} from '../kit/styles/tokens.ts';
import { searchCross } from '../shared/search-cross.ts';

/**
 * The drawer of phones, and of wider windows whose menu is too long for its line: there it is a panel at the side that
 * its button is at. An open level covers what is below it; its summary stands at the top, as the way back.
 */
export const drawerSheet = createSheet(
  'header-drawer',
  (css) => css`
    --head: ${headerHeight.phone};
    .drawer {
      position: fixed; inset: 0; width: 100%; height: 100%; max-width: none; max-height: none; margin: 0; padding: 0;
      border: 0; overflow: hidden; background: var(--paper); color: var(--ink);
    }
    .drawer::backdrop { background: var(--paper); }
    .sheet { display: flex; flex-direction: column; height: 100%; }
    .sheet > .brand { flex: none; height: var(--head); margin: 0; padding-inline: var(--gutter); border-bottom: 1px solid var(--line); touch-action: none; }
    .sheet > .close { position: absolute; z-index: 3; top: ${space[2]}; right: calc(var(--gutter) - 10px); }
    .sheet > .search-field { position: relative; flex: none; margin: ${space[4]} var(--gutter) 0; }
    .sheet:has(details[open]) > :is(.brand, .search-field) { visibility: hidden; }
    .sheet > .search-field input {
      width: 100%; min-height: ${size.control}; padding: ${space[2]} ${space[8]} ${space[2]} ${space[4]}; border: 1px solid var(--field); border-radius: var(--radius);
      background: var(--paper); ${type.body}
    }
    .search-field ::placeholder { color: var(--mute); opacity: 1; ${hint} }
    .search-field ::-webkit-search-cancel-button { width: ${space[3]}; height: ${space[3]}; ${searchCross} }
    .search-field > .tool { position: absolute; inset: 0 2px 0 auto; margin-block: auto; }
    .levels { flex: 1; min-height: 0; overflow-y: auto; overscroll-behavior: contain; }
    .level { min-height: calc(100% + 1px); padding: ${space[2]} var(--gutter) ${space[5]}; }
    .level:has(> li > details[open]) { visibility: hidden; }
    .level details[open] { visibility: visible; }
    .row {
      display: flex; align-items: center; gap: ${space[2]}; min-height: 60px; padding-block: ${space[2]}; border-bottom: 1px solid var(--line);
      ${type.h4} font-weight: ${weight.strong}; list-style: none; cursor: pointer;
    }
    .row::-webkit-details-marker { display: none; }
    .row svg { flex: none; ${softened} }
    .row svg:first-child { display: none; }
    .row svg:last-child { margin-inline-start: auto; }
    .row[aria-current] { color: ${accentWords}; }
    @media (forced-colors: active) {
      .row[aria-current] { color: Highlight; forced-color-adjust: none; }
    }
    .below .row { min-height: 54px; ${type.body} font-weight: ${weight.normal}; }
    .below {
      position: fixed; inset: var(--head) 0 0; padding-bottom: ${space[9]}; overflow-y: auto; overscroll-behavior: contain;
      background: var(--paper);
    }
    details[open] > .row {
      position: fixed; z-index: 2; inset: 0 0 auto; height: var(--head); min-height: 0; padding-inline: calc(var(--gutter) - ${space[1]}) ${space[8]};
      background: var(--paper); ${type.h4} font-weight: ${weight.strong};
    }
    details[open] > .row svg:first-child { display: block; }
    details[open] > .row svg:last-child { display: none; }
    .row:has(+ .below details[open]) { visibility: hidden; }
    .foot {
      position: relative; z-index: 3; display: flex; flex-wrap: wrap; align-items: center; gap: ${space[2]} ${space[5]}; touch-action: none;
      padding: ${space[4]} var(--gutter) calc(${space[4]} + env(safe-area-inset-bottom)); border-top: 1px solid var(--line); background: var(--paper);
    }
    .foot .primary { flex: 1 0 auto; max-width: 100%; }
    .foot .language { display: inline-flex; align-items: center; min-height: ${size.target}; font-weight: ${weight.strong}; }
    @media (max-height: 26em) {
      .sheet { overflow-y: auto; }
      .sheet > .brand { position: sticky; z-index: 1; top: 0; background: var(--paper); }
      .levels { flex: none; overflow: visible; }
      .foot { position: static; touch-action: auto; }
    }
    ${from.tablet} {
      /* Contained, so that its levels lie over it alone. */
      .drawer { contain: layout; inset-inline-start: auto; width: min(100%, 30em); box-shadow: ${overlayShadow}; outline: 1px solid transparent; }
      .drawer::backdrop { background: color-mix(in srgb, var(--night) 32%, transparent); }
    }
    @media (prefers-reduced-motion: no-preference) {
      /* Between popover and modal it is neither for a moment: gone then, it would slide in anew. */
      .drawer { transition: display ${motion.instant} allow-discrete; }
      .sheet, .below { animation: vt-slide var(--slow) var(--ease); }
      @keyframes vt-slide { from { opacity: 0; transform: translateX(40px); } }
    }
  `,
);
