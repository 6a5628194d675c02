import { homeBanner } from '../../contract/constants.ts';
import { backdropSheet } from '../kit/components/backdrop.style.ts';
import { carouselSheet } from '../kit/components/carousel.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';

/** The height of a banner that is not the page's first, in CSS pixels. */
const low = { height: 420, phoneHeight: 280 };

export const sheet = createSheet(
  'hero-carousel',
  (css) => css`
    --overlap: 72px;
    .banner { height: ${homeBanner.height}px; }
    .banner .measure {
      display: flex; flex-direction: column; align-items: flex-start; justify-content: center; height: 100%;
      padding-bottom: calc(var(--overlap) + 40px);
    }
    .kicker { display: flex; align-items: center; gap: 14px; margin-bottom: 20px; font-size: 17px; }
    .kicker::before { content: ""; width: 32px; height: 2px; background: var(--accent); }
    .title { max-width: 10.5em; font-size: clamp(38px, 4.5vw, 64px); line-height: 1.16; }
    .title:lang(zh) { max-width: 10em; line-height: 1.28; }
    .desc { max-width: min(31em, 50%); margin: 20px 0 36px; font-size: 18px; text-wrap: pretty; }
    .controls {
      position: absolute; z-index: 2; bottom: calc(var(--overlap) + 20px); color: var(--paper);
      left: calc(max(var(--gutter), (100% - var(--measure)) / 2) - 12px);
    }
    .controls .dot::before { opacity: .55; }
    .carousel:has(.slide[data-place='shown'] .light) { .controls { color: var(--ink); } }
    .advantages {
      position: relative; z-index: 2; display: grid; grid-template-columns: repeat(4, 1fr);
      margin-top: calc(-1 * var(--overlap)); padding: 36px 0; background: var(--paper); box-shadow: var(--shadow);
      border-radius: var(--radius);
    }
    .advantages li { padding: 4px 32px; border-left: 1px solid var(--line); }
    .advantages li:first-child { border-left-color: transparent; }
    .advantages img { margin-left: -5px; }
    .advantages h3 { margin: 16px 0 6px; font-size: 19px; }
    .advantages p { color: var(--soft); font-size: 15px; line-height: 1.6; }
    .low .banner { height: ${low.height}px; }
    .low .banner .measure { padding-bottom: 48px; }
    .low .title { font-size: clamp(30px, 3.2vw, 44px); }
    .low .desc { margin: 14px 0 28px; font-size: 17px; }
    .low .controls { bottom: 20px; }
    @media (max-width: 1199.98px) {
      .advantages li { padding: 4px 20px; }
    }
    @media (max-width: 1023.98px) {
      .desc, .low .desc { max-width: 62%; }
    }
    @media (max-width: 899.98px) {
      .advantages { grid-template-columns: 1fr 1fr; row-gap: 32px; }
      .advantages li:nth-child(odd) { border-left-color: transparent; }
    }
    @media (max-width: 767.98px) {
      .banner { height: ${homeBanner.phoneHeight}px; }
      .banner .measure, .low .banner .measure { padding-bottom: 40px; }
      .banner::before {
        background: radial-gradient(
          90% 90% at 20% 42%, color-mix(in srgb, var(--veil) 74%, transparent),
          color-mix(in srgb, var(--veil) 64%, transparent) 64%, color-mix(in srgb, var(--veil) 0%, transparent)
        );
      }
      .kicker { margin-bottom: 10px; font-size: 14px; }
      .title, .low .title { max-width: 11em; font-size: 28px; }
      .desc, .low .desc {
        display: -webkit-box; max-width: 20em; margin: 10px 0 18px; overflow: hidden; font-size: 15px; line-height: 1.55;
        -webkit-box-orient: vertical; -webkit-line-clamp: 2;
      }
      .banner .primary { min-height: 44px; padding: 8px 20px; font-size: 15px; }
      .low .banner { height: ${low.phoneHeight}px; }
      .controls, .low .controls { bottom: 4px; left: auto; right: 8px; color: var(--paper); }
      .low .banner .measure { padding-bottom: 48px; }
      .low .controls { bottom: 2px; left: calc(var(--gutter) - 12px); right: auto; }
      .controls .dot { width: 24px; }
      .controls .dot::before { width: 16px; }
      .controls .arrow { display: none; }
      .carousel:has(.slide[data-place='shown'] .light) { .controls { color: var(--paper); } }
      .carousel:has(.slide[data-place='shown'] .phone-light) { .controls { color: var(--ink); } }
      .advantages { margin: 0; padding: 28px 0; gap: 24px 20px; box-shadow: none; }
      .advantages li { padding: 0; border: 0; }
      .advantages img { width: 36px; height: 36px; }
      .advantages h3 { margin: 8px 0 2px; font-size: 16px; }
      .advantages p { font-size: 14px; line-height: 1.5; }
    }
  `,
  [layoutSheet, backdropSheet, carouselSheet],
);
