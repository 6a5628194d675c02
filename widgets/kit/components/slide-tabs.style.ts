import { createSheet } from '../runtime/sheet.ts';
import { size, space, weight } from '../styles/tokens.ts';
import { carouselSheet } from './carousel.style.ts';

/** What is the same wherever they stand. */
export const slideTabsSheet = createSheet(
  'slide-tabs',
  (css) => css`
    .controls:has(.slide-tabs) { visibility: visible; }
    .carousel:not(.live) .turn { visibility: hidden; }
    .slide-tab {
      position: relative; display: flex; align-items: center; gap: ${space[3]}; min-height: ${size.target}; color: var(--soft);
      font-weight: ${weight.strong}; transition: color var(--fast);
    }
    .slide-tab:hover, .slide-tab.active { color: var(--ink); }
    .slide-tab::after { content: ""; position: absolute; background: var(--accent); opacity: 0; transition: opacity var(--fast); }
    .slide-tab.active::after { opacity: 1; }
    @media (forced-colors: active) {
      .slide-tab::after { forced-color-adjust: none; background: Highlight; }
    }
  `,
  [carouselSheet],
);
