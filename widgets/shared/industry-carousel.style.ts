import { homeBanner, solutionBanner } from '../../contract/constants.ts';
import { backdropSheet } from '../kit/components/backdrop.style.ts';
import { slideTabsSheet } from '../kit/components/slide-tabs.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { below, bright, from, size, space, type } from '../kit/styles/tokens.ts';

/** As in the home page's banners: the words that go have gone before those that come can be read, the pictures pass. */
const going = homeBanner.fade * 0.4;
const coming = homeBanner.fade - going;

/**
 * Tabs have their places from the first one on, since a browser shows those that have come: as many to a row as there are,
 * where that leaves each enough. More than these never have all of them in one.
 */
const mostTabs = 12;
const counts = Array.from({ length: mostTabs - 2 }, (_, index) => index + 2);

/**
 * Heights are the least: a slide grows with its words. The tabs lie over the slide’s foot, as much as `--overlap`; their icons
 * stand in one line, and stay there when a name comes after its icon, or takes two lines.
 */
export const industryCarouselSheet = createSheet(
  'industry-carousel',
  (css) => css`
    .industry { --overlap: 48px; display: grid; }
    .live .slide > .industry { height: 100%; }
    @media screen {
      .live .slide:not([data-place="shown"]) .industry-words { opacity: 0; }
    }
    @media screen and (prefers-reduced-motion: no-preference) {
      .settled.fade .slide { transition: opacity ${homeBanner.fade}ms step-end; }
      .settled.fade .slide[data-place="shown"] { transition: opacity ${homeBanner.fade}ms; }
      .settled .industry-words { transition: opacity ${going}ms; }
      .settled .slide[data-place="shown"] .industry-words { transition: opacity ${coming}ms ${going}ms; }
    }
    .controls:has(.slide-tabs) { position: relative; flex-wrap: nowrap; align-items: stretch; gap: 0; background: var(--paper); }
    .slide-tabs {
      flex: 1; display: grid;
      grid-template-columns: repeat(auto-fill, minmax(max(var(--least, 6.6em), 100% / var(--tabs, ${mostTabs}) - 1px), 1fr));
    }
    ${counts.map((count) => `.slide-tabs.of-${count} { --tabs: ${count}; }`).join(' ')}
    .slide-tabs li { display: grid; }
    .slide-tab { flex-direction: column; gap: ${space[1]}; padding: ${space[3]} ${space[1]}; ${type.small} text-align: center; }
    .slide-tab img { width: 32px; height: 32px; opacity: .7; transition: opacity var(--fast); }
    .slide-tab:hover img, .slide-tab.active img { opacity: 1; }
    .slide-tab::after { inset: auto 0 0; height: 3px; }
    .controls .turn { position: absolute; inset: 0 ${space[4]} 0 auto; margin-block: auto; }
    ${below.desktop} {
      .controls .turn { z-index: 2; margin: 0; inset: auto ${space[2]} 100% auto; color: ${bright}; }
      .carousel:has(.slide[data-place="shown"] .light) .turn { color: var(--ink); }
    }
    ${below.tablet} {
      .carousel:has(.slide[data-place="shown"] .phone-dark) .turn { color: ${bright}; }
      .carousel:has(.slide[data-place="shown"] .phone-light) .turn { color: var(--ink); }
    }
    ${from.tablet} {
      .industry { min-height: min(${solutionBanner.height}px, 100vh); }
      .controls:has(.slide-tabs) {
        z-index: 2; margin-top: calc(-1 * ${space[7]}); padding-inline: ${space[4]}; border-radius: var(--radius);
        box-shadow: var(--shadow);
      }
      .slide-tab { min-height: ${space[9]}; padding-inline: 0; }
    }
    ${from.desktop} {
      .controls:has(.slide-tabs) { padding-inline-end: calc(${space[4]} + ${size.target}); }
    }
    ${from.large} {
      .slide-tabs { --least: calc(6em + ${space[7]} + ${space[2]}); }
      .slide-tab { flex-direction: row; gap: ${space[2]}; padding-inline-end: ${space[4]}; text-align: start; }
      .slide-tab img { flex: none; }
    }
  `,
  [backdropSheet, slideTabsSheet],
);
