import { homeBanner } from '../../contract/constants.ts';
import { backdropSheet } from '../kit/components/backdrop.style.ts';
import { carouselSheet } from '../kit/components/carousel.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { below, bright, columns, from, size, space, type } from '../kit/styles/tokens.ts';

/** As in every carousel that fades, but of the words alone: the pictures pass into one another. */
const going = homeBanner.fade * 0.4;
const coming = homeBanner.fade - going;

/** Heights are the least that a banner has: with larger text it grows. */
export const sheet = createSheet(
  'hero-carousel',
  (css) => css`
    --overlap: 72px;
    .banner { display: grid; height: 100%; min-height: ${homeBanner.phoneHeight}px; }
    .banner > * { grid-area: 1 / 1; }
    .banner .measure {
      display: flex; flex-direction: column; align-items: flex-start; justify-content: center; width: 100%;
      padding-block: ${space[5]} ${size.target};
    }
    .kicker { display: flex; align-items: center; gap: ${space[3]}; margin-bottom: ${space[2]}; ${type.small} }
    .kicker::before { content: ""; flex: none; width: 32px; height: 2px; background: var(--accent); }
    .title { max-width: 10.5em; ${type.display} }
    .desc { max-width: min(31em, 100%); margin: ${space[3]} 0 ${space[5]}; }
    .controls { position: absolute; z-index: 2; bottom: ${space[1]}; right: ${space[2]}; color: ${bright}; }
    /* As wide as they are, and without arrows on a phone. */
    .controls:has(.dot:nth-of-type(8)) { container: none; }
    .controls .dot { width: 24px; }
    .controls .dot::before { width: 16px; opacity: .55; }
    @media (forced-colors: active) {
      .controls { background: Canvas; }
    }
    .live .slide:not([data-place="shown"]) .banner .measure { opacity: 0; }
    @media (prefers-reduced-motion: no-preference) {
      .settled.fade .slide { transition: opacity ${homeBanner.fade}ms step-end; }
      .settled.fade .slide[data-place="shown"] { transition: opacity ${homeBanner.fade}ms; }
      .settled .banner .measure { transition: opacity ${going}ms; }
      .settled .slide[data-place="shown"] .banner .measure { transition: opacity ${coming}ms ${going}ms; }
    }
    .advantages {
      position: relative; z-index: 2; display: grid; grid-template-columns: ${columns(2, '7.5em', space[5])}; gap: ${space[5]};
      padding-block: ${space[6]}; background: var(--paper);
    }
    .advantages img { width: 36px; height: 36px; margin-inline-start: calc(-1 * ${space[1]}); }
    .advantages h3 { margin: ${space[2]} 0 ${space[1]}; ${type.h4} }
    .advantages p { color: var(--soft); ${type.small} }
    .later .title { ${type.h1} }
    ${below.tablet} {
      .banner::before {
        background: radial-gradient(
          90% 90% at 20% 42%, color-mix(in srgb, var(--veil) 74%, transparent),
          color-mix(in srgb, var(--veil) 64%, transparent) 64%, color-mix(in srgb, var(--veil) 0%, transparent)
        );
      }
      .controls .arrow { display: none; }
      .carousel:has(.slide[data-place='shown'] .phone-light) { .controls { color: var(--ink); } }
    }
    ${from.tablet} {
      .banner { min-height: min(${homeBanner.height}px, 100vh); }
      .banner .measure { padding-block: ${space[7]} calc(var(--overlap) + ${space[7]}); }
      .kicker { margin-bottom: ${space[5]}; ${type.lead} }
      .desc { max-width: min(31em, 62%); margin: ${space[5]} 0 ${space[6]}; ${type.lead} }
      .controls { bottom: calc(var(--overlap) + ${space[5]}); left: calc(max(var(--gutter), (100% - var(--measure)) / 2) - ${space[3]}); right: auto; }
      .controls .dot { width: 28px; }
      .controls .dot::before { width: 20px; }
      .carousel:has(.slide[data-place='shown'] .light) { .controls { color: var(--ink); } }
      .advantages { margin-top: calc(-1 * var(--overlap)); padding: ${space[6]} 0; gap: ${space[6]} 0; box-shadow: var(--shadow); border-radius: var(--radius); }
      .advantages li { padding: ${space[1]} ${space[5]}; border-left: 1px solid var(--line); }
      .advantages li:nth-child(odd) { border-left-color: transparent; }
      .advantages img { width: 48px; height: 48px; }
      .advantages h3 { margin-top: ${space[4]}; }
      .later .banner .measure { padding-bottom: ${space[8]}; }
      .later .controls { bottom: ${space[5]}; }
    }
    @media (max-height: 30em) {
      .banner .measure { padding-top: ${space[5]}; }
    }
    ${from.desktop} {
      .desc { max-width: min(31em, 50%); }
      .advantages { grid-template-columns: repeat(4, minmax(0, 1fr)); }
      .advantages li:nth-child(odd) { border-left-color: var(--line); }
      .advantages li:first-child { border-left-color: transparent; }
    }
    ${from.large} {
      .advantages li { padding-inline: ${space[6]}; }
    }
    @media print {
      .later { display: none; }
      .banner { min-height: 0; }
      .banner .measure { padding-block: ${space[5]}; }
      .advantages { margin-top: 0; }
    }
  `,
  [layoutSheet, backdropSheet, carouselSheet],
);
