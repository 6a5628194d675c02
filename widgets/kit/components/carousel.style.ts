import { homeBanner } from '../../../contract/constants.ts';
import { createSheet } from '../runtime/sheet.ts';
import { columns, from, space, type } from '../styles/tokens.ts';

/** Slides that cross-fade: what goes has gone before what comes can be read, or words would stand over words. */
const going = homeBanner.fade * 0.4;
const coming = homeBanner.fade - going;

/** In less room than three buttons take beside so many dots of 24 px, the least that is hit, numbers say what those would. */
const numbers = (name: string, dots: number) => `
    @container ${name} (max-width: ${140 + 24 * dots}px) {
      .controls .dot { position: absolute; visibility: hidden; counter-increment: shown all; }
      .controls .dot[aria-current="true"] ~ .dot { counter-increment: all; }
      .controls .arrow ~ .arrow, .controls .turn { order: 1; }
      .controls::after { content: counter(shown) " / " counter(all); min-width: 4em; text-align: center; font-variant-numeric: tabular-nums; ${type.small} }
    }`;

export const carouselSheet = createSheet(
  'carousel',
  (css) => css`
    .carousel { position: relative; }
    .slides { position: relative; overflow-x: auto; scroll-snap-type: x mandatory; scrollbar-width: none; }
    .slides::-webkit-scrollbar { display: none; }
    .track { display: flex; }
    .slide { position: relative; flex: 0 0 100%; min-width: 0; scroll-snap-align: start; }
    .slides.driven { overflow: hidden; scroll-snap-type: none; touch-action: pan-y; }
    .driven .track { transition-property: transform; }
    @media screen {
      .live.stacked .slides { overflow: hidden; touch-action: pan-y; }
      .live.stacked .track { display: grid; }
      .live.stacked .slide { grid-area: 1 / 1; opacity: 0; }
      .live.stacked .slide[data-place="shown"] { z-index: 1; opacity: 1; }
      .live.vertical .slide[data-place="before"] { transform: translateY(-100%); }
      .live.vertical .slide[data-place="after"] { transform: translateY(100%); }
    }
    @media screen and (prefers-reduced-motion: no-preference) {
      .settled.stacked .slide { transition: opacity ${homeBanner.fade}ms, transform ${homeBanner.fade}ms; }
      .settled.fade .slide { transition: opacity ${going}ms; }
      .settled.fade .slide[data-place="shown"] { transition: opacity ${coming}ms ${going}ms; }
    }
    @media print {
      .slides { overflow: visible; }
      .track { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space[5]}; transform: none !important; }
      .sideways .track { grid-template-columns: ${columns(2, '14em', space[5])}; }
      .by-3 .track { grid-template-columns: ${columns(3, '12em', space[5])}; }
      .carousel .slide { margin: 0 !important; break-inside: avoid; }
      /* What fades stands elsewhere too, unless a section says otherwise. */
      .fade .slide:not([data-place="shown"]) { display: var(--printed, none); }
      .carousel .controls { display: none; }
    }
    .controls { display: flex; flex-wrap: wrap; align-items: center; gap: ${space[1]}; visibility: hidden; }
    .live .controls { visibility: visible; }
    .controls:has(.dot) { flex-wrap: nowrap; }
    .controls button { flex: none; width: 44px; height: 44px; display: grid; place-items: center; border-radius: 50%; }
    .controls .dot { flex: 0 1 28px; min-width: 0; }
    .controls .dot::before {
      content: ""; width: 100%; max-width: 20px; height: 3px; border-radius: 2px; background: currentcolor; opacity: .4;
      transition: opacity var(--fast), background var(--fast);
    }
    .controls .dot[aria-current="true"]::before { background: var(--accent); opacity: 1; }
    /* From seven dots on, and from nine: an arrow is a button before them. */
    .controls:has(.dot:nth-of-type(8)) { container: vt-dots / inline-size; counter-reset: shown all; }
    .controls:has(.dot:nth-of-type(10)) { container-name: vt-many-dots; }
    ${numbers('vt-dots', 8)}
    ${numbers('vt-many-dots', 12)}
    @media (forced-colors: active) {
      .controls .dot::before { forced-color-adjust: none; background: CanvasText; opacity: 1; }
      .controls .dot[aria-current="true"]::before { height: 7px; background: Highlight; }
    }
    ${from.tablet} {
      :is(.by-2, .by-3) .slide:not(:last-child) { margin-inline-end: ${space[5]}; }
      .by-2 .slide { flex-basis: calc((100% - ${space[5]}) / 2); }
      .by-3 .slide { flex-basis: calc((100% - 2 * ${space[5]}) / 3); }
    }
  `,
);
